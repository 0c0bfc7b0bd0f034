import type { Part, Path } from '@lectern/forms';
import { contactPerson, policyholder } from './names.ts';
import { nl } from './nl.ts';
import { policyNumber, relationNumber } from './numbers.ts';
import { reach } from './reach.ts';

/** Which insurance it is about, and with whom we speak of it. */
export const policyContact: readonly Part[] = [
  { legend: nl('Uw verzekering'), parts: [relationNumber(), policyNumber(), policyholder] },
  { legend: nl('Contactpersoon'), parts: [contactPerson, ...reach()] },
];

/** What such a form is found by. */
export const policySearch: readonly Path[] = [
  'policyholder',
  'contactPerson',
  'email',
  'phone',
  'relationNumber',
  'policyNumber',
];
