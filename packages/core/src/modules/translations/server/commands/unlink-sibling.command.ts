import { defineCommand } from '#server/kernel/command.ts';
import { authorizePage, lockPageRow, Page, regroupPage } from '#modules/pages/server/public.ts';
import { fail } from '../fail.ts';
import { forgetTranslation } from '../translation-rows.ts';

/** Takes a page out of its group of translations. What was known of it there is forgotten. */
export const unlinkSibling = defineCommand<{ readonly id: string }, void>('page.unlink-sibling', async (context, { id }) => {
  const { em, audit } = context;
  const page = await lockPageRow(em, id);
  await authorizePage(em, context, { permission: 'edit-page', page });
  if ((await em.count(Page, { translationGroup: page.translationGroup })) < 2) fail('alone');
  await regroupPage(context, page, crypto.randomUUID());
  await forgetTranslation(em, id);
  audit({ entity: 'page', entityID: id, changes: { translationOf: null } });
});
