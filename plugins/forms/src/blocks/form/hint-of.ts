import type { Field } from '../../definition/definition.types.ts';
import type { FormContext } from './form-context.ts';

/** What helps to answer a question: what its form says, and of a day how it is written. Empty where there is nothing to say. */
export function hintOf(field: Field, { words, site }: Pick<FormContext, 'words' | 'site'>): string {
  const own = words(field.hint);
  if (field.kind !== 'date') return own;
  return own === '' ? site.t('date.hint') : `${own} (${site.t('date.hint')})`;
}
