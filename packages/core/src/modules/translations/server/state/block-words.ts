import { createHash } from 'node:crypto';
import type { Lectern } from '#server/kernel/lectern.ts';
import { allKeys } from '#modules/pages/edits/place.ts';
import type { PageContent } from '#modules/pages/edits/page-content.ts';
import { rewriteContent } from '#modules/pages/server/public.ts';
import type { IncomingContent } from '#modules/pages/server/public.ts';
import type { BlockWords } from './translated-block.ts';

type Registries = Pick<Lectern, 'blocks' | 'pageTypes'>;

/** The texts of each block of a page that are translated, by its key, in the order in which a person meets the blocks. */
export function blockTexts(app: Registries, type: string, content: PageContent): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>(allKeys(content).map((key) => [key, []]));
  const blocks = content.blocks as unknown as IncomingContent['blocks'];
  rewriteContent(
    app,
    type,
    { ...content, blocks },
    {
      text({ path, text }) {
        const [part, key = ''] = path.split('.', 2);
        if (part === 'blocks' && text.trim() !== '') texts.get(key)?.push(text);
        return text;
      },
    },
  );
  return texts;
}

/** Names words: the same where they are the same, wherever in their block they stand. */
const wordsOf = (texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32);

/** The words of blocks that say nothing. */
export const noWords = wordsOf([]);

/** The words of each block of a page. */
export const wordsIn = (texts: ReadonlyMap<string, readonly string[]>): BlockWords =>
  new Map([...texts].map(([key, each]) => [key, wordsOf(each)]));
