import type { FormDefinition } from '@lectern/forms';
import { businessInventory } from './business-inventory.form.ts';
import { cancellation } from './cancellation.form.ts';
import { changeReport } from './change-report.form.ts';
import { complaint } from './complaint.form.ts';
import { contact } from './contact.form.ts';
import { damageReport } from './damage-report.form.ts';
import type { InsuranceFormId, InsuranceFormsOptions } from './options.ts';
import { privateInventory } from './private-inventory.form.ts';
import { quoteRequest, restorationFundQuote } from './quote-request.form.ts';
import { sfcrRequest } from './sfcr-request.form.ts';

const all = {
  'quote-request': quoteRequest,
  'private-inventory': privateInventory,
  'business-inventory': businessInventory,
  'restoration-fund-quote': restorationFundQuote,
  contact,
  'sfcr-request': sfcrRequest,
  'change-report': changeReport,
  cancellation,
  complaint,
  'damage-report': damageReport,
} satisfies Readonly<Record<InsuranceFormId, (options: InsuranceFormsOptions) => FormDefinition>>;

/** The ten forms of an insurance intermediary: `use(forms, { forms: insuranceForms({ organisation: 'Sluitsteen', … }) })`. */
export const insuranceForms = (options: InsuranceFormsOptions): FormDefinition[] =>
  Object.values(all).map((form) => form(options));
