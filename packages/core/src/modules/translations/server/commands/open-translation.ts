import type { CommandContext } from '#server/kernel/command.ts';
import { authorizePage, comparableContent, currentContent, lockPage } from '#modules/pages/server/public.ts';
import type { Page, PageVersion } from '#modules/pages/server/public.ts';
import { fail } from '../fail.ts';
import { readSource, sideOf } from '../page-side.ts';
import type { PageSide } from '../page-side.ts';
import { noticed, wordChanges } from '../state/translated-block.ts';
import type { TranslatedBlocks } from '../state/translated-block.ts';
import { lockTranslation, saveTranslation } from '../translation-rows.ts';

/** A translation that is locked, with its source, and what is known of both as they stand. */
export interface OpenTranslation {
  readonly locked: { readonly page: Page; readonly version: PageVersion };
  readonly source: PageSide;
  readonly target: PageSide;
  readonly blocks: TranslatedBlocks;
  /** Notes what is known by now, of the translation as it was or as it was written. */
  readonly save: (blocks: TranslatedBlocks, target?: PageSide) => Promise<void>;
}

/** Locks a translation that the actor may edit, whose source they may view. G_51 where there is no source for them. */
export async function openTranslation(context: CommandContext, id: string): Promise<OpenTranslation> {
  const { app, em } = context;
  const { page, version } = await lockPage(em, id);
  await authorizePage(em, context, { permission: 'edit-page', page });
  const row = (await lockTranslation(em, id)) ?? fail('noSource');
  const source = (await readSource({ app, em }, row.sourceID)) ?? fail('noSource');
  await authorizePage(em, context, { permission: 'view-page', page: source.page });
  const content = comparableContent(app, page.type, await currentContent({ app, em }, page.type, version));
  const target = sideOf({ app }, page, version.revision, content);
  return {
    locked: { page, version },
    source,
    target,
    blocks: noticed(row.blocks, source.words, target.words),
    async save(blocks, { words } = target) {
      const { length: outdated } = wordChanges(blocks, { source: source.words, target: words });
      await saveTranslation(em, row, { blocks, outdated });
    },
  };
}
