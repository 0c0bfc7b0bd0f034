import type { TextField } from '@lectern/forms';
import { nl } from './nl.ts';

/** Of whoever fills in the form; of others without their browser's help. */
interface Whose {
  readonly isOwn?: boolean;
}

const own = (token: string, { isOwn = true }: Whose): { autofill?: string } => (isOwn ? { autofill: token } : {});

const phone = (whose: Whose = {}): TextField => ({
  kind: 'phone',
  name: 'phone',
  label: nl('Telefoonnummer'),
  ...own('tel', whose),
});

export const mobile = (whose: Whose = {}): TextField => ({
  kind: 'phone',
  name: 'mobile',
  label: nl('Mobiel telefoonnummer'),
  ...own('tel', whose),
});

export const landline: TextField = { kind: 'phone', name: 'landline', label: nl('Vast telefoonnummer'), isOptional: true };

export const email = (whose: Whose = {}): TextField => ({
  kind: 'email',
  name: 'email',
  label: nl('E-mailadres'),
  ...own('email', whose),
});

/** How to speak to somebody: telephone and e-mail. */
export const reach = (whose: Whose = {}): readonly TextField[] => [phone(whose), email(whose)];
