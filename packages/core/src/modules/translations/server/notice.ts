import type { Place } from './page-side.ts';
import { readSource, readTranslation } from './page-side.ts';
import { noticed, wordChanges } from './state/translated-block.ts';
import { saveTranslation, translationOf } from './translation-rows.ts';
import type { TranslationRow } from './translation-rows.ts';

/** What is known of a translation after a look at both pages; nothing is counted of one whose source, or which itself, is gone. */
async function looked(place: Place, { pageID, sourceID, blocks }: TranslationRow) {
  const [source, target] = [await readSource(place, sourceID), await readTranslation(place, pageID)];
  if (!source || !target) return { blocks, outdated: 0 };
  const sides = { source: source.words, target: target.words };
  const next = noticed(blocks, sides.source, sides.target);
  return { blocks: next, outdated: wordChanges(next, sides).length };
}

/** Looks at a translation and its source, and notes what is behind by now. */
export async function noticeTranslation(place: Place, row: TranslationRow): Promise<void> {
  let current: TranslationRow | undefined = row;
  // Somebody may say meanwhile that something is up to date; that is said only so often.
  for (let tries = 0; current && tries < 5; tries += 1) {
    if (await saveTranslation(place.em, current, await looked(place, current))) return;
    current = await translationOf(place.em, row.pageID);
  }
}
