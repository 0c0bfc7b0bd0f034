import { defineCommand } from '#server/kernel/command.ts';
import { authorizePage, gainsRights, lockPageRow, Page, pageSubject, regroupPage } from '#modules/pages/server/public.ts';
import { fail } from '../fail.ts';
import { readSource, readTranslation } from '../page-side.ts';
import { firstState } from '../state/translated-block.ts';
import { forgetTranslation, insertTranslation, translationOf } from '../translation-rows.ts';

interface LinkSiblingInput {
  readonly id: string;
  /** The page whose group it joins. */
  readonly siblingID: string;
}

/** Makes a page a translation of another as both stand: from now on it is known what of it falls behind. */
export const linkSibling = defineCommand<LinkSiblingInput, void>(
  'page.link-sibling',
  async (context, { id, siblingID }) => {
    const { app, em, actor, audit } = context;
    if (id === siblingID) fail('invalid', 'siblingID');
    const locked: Page[] = [];
    for (const one of [id, siblingID].toSorted()) locked.push(await lockPageRow(em, one));
    const [page, sibling] = [id, siblingID].map((one) => locked.find((candidate) => candidate.id === one));
    if (!page || !sibling) return fail('noPage');
    for (const one of [page, sibling]) await authorizePage(em, context, { permission: 'edit-page', page: one });
    const { availableLocales } = app.settings;
    const isOfSite = [page, sibling].every(({ locale }) => availableLocales.includes(locale));
    if (!isOfSite || page.type !== sibling.type) fail('invalid', 'siblingID');
    const { translationGroup } = sibling;
    const isOther = page.translationGroup !== translationGroup;
    // One that was made there with words of its own is compared from now on.
    if (!isOther && ((await translationOf(em, id)) ?? (await translationOf(em, siblingID))?.sourceID === id)) return;
    if (isOther && (await em.count(Page, { translationGroup, locale: page.locale })) > 0) fail('taken', 'siblingID');
    if (isOther) {
      const before = await pageSubject(em, actor, page);
      await regroupPage(context, page, translationGroup);
      // What is granted below a page holds below its translations: nobody makes a page one of them to get hold of it.
      if (gainsRights(actor, before, await pageSubject(em, actor, page))) fail('forbidden');
      await forgetTranslation(em, id);
    }
    const [source, target] = [await readSource({ app, em }, siblingID), await readTranslation({ app, em }, id)];
    if (!source || !target) return fail('noPage');
    await insertTranslation(em, { pageID: id, sourceID: siblingID, blocks: firstState(source.words, target.words) }, 0);
    audit({ entity: 'page', entityID: id, changes: { translationOf: siblingID } });
  },
  { conflicts: { lectern_page_translation_unique: { property: 'siblingID', code: 'V_06' } } },
);
