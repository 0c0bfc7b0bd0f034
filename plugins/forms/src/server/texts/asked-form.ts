import type { PluginApp, PluginEntityManager } from '@lectern/core/server';
import type { FormDefinition } from '../../definition/definition.types.ts';
import { mapWords } from '../../definition/word-places.ts';
import { formOf } from '../forms-app.ts';
import { FormText } from './form-text.entity.ts';
import type { FormChanges } from './form-text.entity.ts';

/** A form with what editors changed of it. What it has no place for any more is left out. */
export function withChanges(form: FormDefinition, { texts, recipients }: FormChanges): FormDefinition {
  const changed = mapWords(form, ({ key, words }) => ({ ...words, ...texts[key] }));
  return { ...changed, recipients: form.recipients.map((each) => ({ ...each, email: recipients[each.email] ?? each.email })) };
}

/** Names what depends on the texts of a form. */
export const formTag = (id: string): string => `forms:form:${id}`;

const known = new WeakMap<FormDefinition, { readonly revision: number; readonly form: FormDefinition }>();

/** A form of the site as it is asked now: as it is defined, with what editors changed. Undefined where there is none. */
export async function askedForm(
  app: PluginApp,
  id: string,
  em: Pick<PluginEntityManager, 'findOne'> = app.em(),
): Promise<FormDefinition | undefined> {
  const form = formOf(app, id);
  const row = form && (await em.findOne(FormText, { form: id }));
  if (!form || !row) return form;
  const last = known.get(form);
  if (last?.revision === row.revision) return last.form;
  const changed = withChanges(form, row.changes);
  known.set(form, { revision: row.revision, form: changed });
  return changed;
}
