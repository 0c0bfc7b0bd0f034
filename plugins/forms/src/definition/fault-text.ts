import type { Field, FormDefinition, Words } from './definition.types.ts';
import type { Fault } from './fault.ts';
import { formTexts } from './form-texts.ts';

/** A text with numbers in it, written as the language does: 9.5 as `9,5`. */
const filled = (text: string, params: Fault['params'], language: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params?.[name];
    return typeof value === 'number' ? value.toLocaleString(language) : (value ?? whole);
  });

/** The sentence of a fault in a language that we have; in English in others. */
export function faultText({ code, params }: Fault, language: string): string {
  const words: Words = formTexts[code];
  return filled(words[language] ?? formTexts[code].en, params, language);
}

/** The words of a form in a language, or in its first. */
export const wordsIn =
  ({ languages }: Pick<FormDefinition, 'languages'>, language: string) =>
  (words: Words): string =>
    words[language] ?? words[languages[0]] ?? '';

/** The sentence of a fault at a field of a form: its own for what is too large, where it has one. */
export function textOfFault(form: FormDefinition, field: Field, fault: Fault, language: string): string {
  const own = fault.code === 'FO_20' && field.kind === 'files' && field.tooLarge ? form.sentences?.[field.tooLarge] : undefined;
  if (!own) return faultText(fault, language);
  return wordsIn(form, language)(own).replaceAll('{email}', form.recipients[0]?.email ?? '');
}
