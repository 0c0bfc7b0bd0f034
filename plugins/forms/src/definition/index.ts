/** What can be done with the definition of a form, apart from the plugin that browsers load. */
export { checkStep, formFields } from '../form-fields.ts';
export { checkForms } from './check/check-form.ts';
export { faultSentence } from './check/form-fault.ts';
export type { FormFault } from './check/form-fault.ts';
export { printAnswers } from './print-answers.ts';
export { readAnswers, readStep } from './read-answers.ts';
export { asSent } from './sent.ts';
