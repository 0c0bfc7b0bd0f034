import { defineEntity, p } from '@lectern/core/server';
import type { Words } from '../../definition/definition.types.ts';

/** What editors changed of a form. */
export interface FormChanges {
  /** By the key of their place. */
  readonly texts: Readonly<Record<string, Words>>;
  /** Addresses of the office, by those of the definition. */
  readonly recipients: Readonly<Record<string, string>>;
}

const FormTextSchema = defineEntity({
  name: 'FormsText',
  tableName: 'forms_text',
  properties: {
    form: p.string().length(80).primary(),
    revision: p.integer(),
    changes: p.json<FormChanges>(),
    changedAt: p.datetime(),
  },
});

/** The texts and recipients of a form that editors changed. */
export class FormText extends FormTextSchema.class {}
FormTextSchema.setClass(FormText);
