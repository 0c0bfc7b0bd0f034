import type { Recipient } from '@lectern/forms';

/** What a site says of itself in the forms. */
export interface InsuranceFormsOptions {
  /** Name of the intermediary, who is responsible for what is sent. */
  readonly organisation: string;
  /** The office's address: it gets every form that `recipients` names none for, and what is too large for a form. */
  readonly email: string;
  /** Where forms go instead, by their id. */
  readonly recipients?: Readonly<Partial<Record<InsuranceFormId, readonly Recipient[]>>>;
  /** Address of the page that says who may do what: `/rechten-en-bevoegdheden`. */
  readonly rightsPage: string;
  /** Address of the privacy statement. */
  readonly privacyPage: string;
}

export const insuranceFormIds = [
  'quote-request',
  'private-inventory',
  'business-inventory',
  'restoration-fund-quote',
  'contact',
  'sfcr-request',
  'change-report',
  'cancellation',
  'complaint',
  'damage-report',
] as const;

export type InsuranceFormId = (typeof insuranceFormIds)[number];
