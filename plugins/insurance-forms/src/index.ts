export { insuranceForms } from './insurance-forms.ts';
export { insuranceFormIds } from './options.ts';
export type { InsuranceFormId, InsuranceFormsOptions } from './options.ts';
