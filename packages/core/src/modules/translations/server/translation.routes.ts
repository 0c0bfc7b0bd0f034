import { route } from '#server/http/route.ts';
import { translationCalls } from '../translations.calls.ts';
import { applySourceChanges } from './commands/apply-source-changes.command.ts';
import { confirmTranslated } from './commands/confirm-translated.command.ts';
import { linkSibling } from './commands/link-sibling.command.ts';
import { unlinkSibling } from './commands/unlink-sibling.command.ts';
import { createTranslations } from './create-translations.ts';
import { fail } from './fail.ts';
import { listMatrix } from './list-matrix.query.ts';
import { readChanges } from './read-changes.query.ts';

export const translationRoutes = [
  route(translationCalls.linkSibling, ({ run, params: { id }, body }) => run(linkSibling, { id, ...body })),
  route(translationCalls.unlinkSibling, ({ run, params }) => run(unlinkSibling, params)),
  route(translationCalls.translated, async ({ run, params: { id }, body }) => ({
    data: await run(confirmTranslated, { id, ...body }),
  })),
  route(translationCalls.sourceChanges, async ({ app, actor, params }) => ({ data: await readChanges(app, actor, params.id) })),
  route(translationCalls.applySourceChanges, ({ run, params: { id }, body }) => run(applySourceChanges, { id, ...body })),
  route(translationCalls.matrix, async ({ app, actor, body }) => {
    if (body.locale !== undefined && !app.settings.availableLocales.includes(body.locale)) fail('invalid', 'locale');
    return { data: await listMatrix(app, actor, body) };
  }),
  route(translationCalls.create, async ({ app, run, body }) => ({ data: await createTranslations({ app, run }, body) })),
];
