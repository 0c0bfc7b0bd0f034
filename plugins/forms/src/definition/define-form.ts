import type { FormDefinition } from './definition.types.ts';

/** A form, written with its types: `export const contact = defineForm({ id: 'contact', … })`. What is wrong beyond them, `checkForm` says. */
export const defineForm = <const Form extends FormDefinition>(definition: Form): Form => definition;
