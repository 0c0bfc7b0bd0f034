import type { Field } from '@lectern/forms';
import { nl } from './nl.ts';

interface AddressOptions {
  /** It is that of whoever fills in the form, whose browser may know it. */
  readonly isOwn?: boolean;
  /** Letters go there: a PO box will do. */
  readonly isForLetters?: boolean;
  readonly isOptional?: boolean;
}

/** Street, postcode and city. */
export function address({ isOwn = false, isForLetters = false, isOptional = false }: AddressOptions = {}): readonly Field[] {
  const optional = isOptional ? ({ isOptional: true } as const) : {};
  const autofill = (token: string): { autofill?: string } => (isOwn ? { autofill: token } : {});
  return [
    {
      kind: 'street',
      name: 'street',
      label: nl(isForLetters ? 'Straat en huisnummer of postbus' : 'Straat en huisnummer'),
      ...(isForLetters ? {} : { refusesPoBox: true }),
      ...autofill('address-line1'),
      ...optional,
    },
    { kind: 'postcode', name: 'postcode', label: nl('Postcode'), ...autofill('postal-code'), ...optional },
    { kind: 'text', name: 'city', label: nl('Plaats'), maxLength: 100, ...autofill('address-level2'), ...optional },
  ];
}
