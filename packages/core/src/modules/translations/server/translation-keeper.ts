import type { TranslationKeeper } from '../../pages/server/public.ts';
import { sideOf } from './page-side.ts';
import { readSource } from './page-side.ts';
import { firstState, wordChanges } from './state/translated-block.ts';
import { insertTranslation } from './translation-rows.ts';

/** Knows a page that was made as a translation from its first version on. */
export const createTranslationKeeper = (): TranslationKeeper => ({
  async begin({ app, em }, { page, sourceID, content }) {
    const made = sideOf({ app }, page, 0, content).words;
    // It says what the latest version of its source does, while visitors may read another.
    const blocks = firstState(made, made);
    const source = await readSource({ app, em }, sourceID);
    const outdated = source ? wordChanges(blocks, { source: source.words, target: made }).length : 0;
    await insertTranslation(em, { pageID: page.id, sourceID, blocks }, outdated);
  },
});
