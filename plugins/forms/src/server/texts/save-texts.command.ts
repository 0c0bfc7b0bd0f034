import { LecternError } from '@lectern/core';
import type { FieldError } from '@lectern/core';
import { defineCommand } from '@lectern/core/server';
import type { FormDefinition, Words } from '../../definition/definition.types.ts';
import { wordPlaces } from '../../definition/word-places.ts';
import { fail } from '../fail.ts';
import { formOf } from '../forms-app.ts';
import { hashOfForm } from '../submit/hash-of-form.ts';
import { formSubject } from '../subjects.ts';
import { formTag, withChanges } from './asked-form.ts';
import { FormText } from './form-text.entity.ts';
import type { FormChanges } from './form-text.entity.ts';

interface TextsChange extends FormChanges {
  readonly form: string;
  /** On which it is based. */
  readonly revision: number;
}

/** Words in braces that are filled in: `{day}`. */
const filledIn = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];

function faultsOf(form: FormDefinition, { texts, recipients }: FormChanges): readonly FieldError[] {
  const places = new Map(wordPlaces(form).map(({ key, words }) => [key, words]));
  const faultsAt = (key: string, words: Words): readonly FieldError[] => {
    const original = places.get(key);
    if (!original) return [{ code: 'V_12', property: `texts.${key}` }];
    return Object.entries(words).flatMap(([language, text]): readonly FieldError[] => {
      const property = `texts.${key}.${language}`;
      if (!form.languages.includes(language)) return [{ code: 'V_12', property }];
      const isWhole = filledIn(original[language] ?? '').every((word) => text.includes(word));
      return isWhole ? [] : [{ code: 'FO_45', property }];
    });
  };
  const known = new Set(form.recipients.map(({ email }) => email));
  return [
    ...Object.entries(texts).flatMap(([key, words]) => faultsAt(key, words)),
    ...Object.keys(recipients).flatMap((email) => (known.has(email) ? [] : [{ code: 'V_12', property: `recipients.${email}` }])),
  ];
}

/** Changes together, without those that say what is defined. */
function together(form: FormDefinition, before: FormChanges, next: FormChanges): FormChanges {
  const texts = wordPlaces(form).flatMap(({ key, words }) => {
    const own = Object.entries({ ...before.texts[key], ...next.texts[key] }).filter(
      ([language, text]) => words[language] !== text,
    );
    return own.length > 0 ? [[key, Object.fromEntries(own)] as const] : [];
  });
  const recipients = Object.entries({ ...before.recipients, ...next.recipients }).filter(([one, other]) => one !== other);
  return { texts: Object.fromEntries(texts), recipients: Object.fromEntries(recipients) };
}

/** Changes texts and recipients of a form. What was sent before keeps what it was asked. */
export const saveTexts = defineCommand('forms.edit-texts', async (context, { form: id, revision, ...next }: TextsChange) => {
  context.authorize('forms:edit-texts');
  const { app, em, now, audit } = context;
  const form = formOf(app, id) ?? fail('notFound');
  const errors = faultsOf(form, next);
  if (errors.length > 0) throw new LecternError(errors);
  const row = await em.findOne(FormText, { form: id });
  if ((row?.revision ?? 0) !== revision) fail('outdated');
  const changes = together(form, row?.changes ?? { texts: {}, recipients: {} }, next);
  if (row) em.assign(row, { changes, revision: revision + 1, changedAt: now });
  else em.create(FormText, { form: id, changes, revision: 1, changedAt: now });
  const names = [...Object.keys(next.texts), ...Object.keys(next.recipients)];
  context.invalidate(formTag(id));
  audit({ entity: formSubject, entityID: id, changes: { changed: names, definition: hashOfForm(withChanges(form, changes)) } });
  return { revision: revision + 1 };
});
