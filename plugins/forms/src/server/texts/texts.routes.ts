import { fail } from '@lectern/core';
import { route } from '@lectern/core/server';
import type { PluginApp } from '@lectern/core/server';
import { wordPlaces } from '../../definition/word-places.ts';
import { textsCalls } from '../../texts.calls.ts';
import type { FormTexts } from '../../texts.calls.ts';
import { formOf, optionsOf } from '../forms-app.ts';
import { titleOf } from '../inbox/find-submissions.ts';
import { withChanges } from './asked-form.ts';
import { FormText } from './form-text.entity.ts';
import { saveTexts } from './save-texts.command.ts';

async function presentTexts(app: PluginApp, id: string): Promise<FormTexts> {
  const form = formOf(app, id) ?? fail('notFound');
  const row = await app.em().findOne(FormText, { form: id });
  const changed = row ? withChanges(form, row.changes) : form;
  const now = new Map(wordPlaces(changed).map(({ key, words }) => [key, words]));
  return {
    form: id,
    title: titleOf(app, id),
    languages: [...form.languages],
    revision: row?.revision ?? 0,
    texts: wordPlaces(form).map(({ words, key, kind, where, step }) => ({
      ...{ key, kind, where, step },
      original: { ...words },
      words: { ...(now.get(key) ?? words) },
    })),
    recipients: form.recipients.map(({ email, when }, index) => ({
      original: email,
      email: changed.recipients[index]?.email ?? email,
      isConditional: when !== undefined,
    })),
  };
}

async function listTexts(app: PluginApp) {
  const rows = await app.em().find(FormText, {});
  return optionsOf(app).forms.map(({ id }) => ({
    id,
    title: titleOf(app, id),
    changedAt: rows.find(({ form }) => form === id)?.changedAt.toISOString() ?? null,
  }));
}

/** Routes of the texts of forms. */
export const textsRoutes = [
  route(textsCalls.list, async ({ app }) => ({ data: await listTexts(app) })),
  route(textsCalls.get, async ({ app, params }) => ({ data: await presentTexts(app, params.form) })),
  route(textsCalls.save, async ({ params, body, run }) => ({ data: await run(saveTexts, { ...params, ...body }) })),
];
