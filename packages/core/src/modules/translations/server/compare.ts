import type { Lectern } from '#server/kernel/lectern.ts';
import type { SourceChange, SourceChanges } from '../translations.calls.ts';
import type { PageSide } from './page-side.ts';
import { movedBlocks, pairOf } from './state/structure.ts';
import { wordChanges } from './state/translated-block.ts';
import type { TranslatedBlocks } from './state/translated-block.ts';

/** Characters of the words of a block that lists show. */
const shownText = 200;

const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** Texts as people read them, their inline codes left out. */
const readable = (texts: readonly string[] = []): string =>
  texts
    .join(' ')
    .replace(/<\/?\d+\/?>/g, '')
    .replace(/&(?:amp|lt|gt);/g, (name) => signs[name] ?? name)
    .slice(0, shownText)
    .toWellFormed();

interface Compared {
  readonly source: PageSide;
  readonly target: PageSide;
  readonly blocks: TranslatedBlocks;
}

/** How the blocks of a translation differ from their source: their words, and where they stand. */
export function compareSides({ blocks: types }: Pick<Lectern, 'blocks'>, { source, target, blocks }: Compared): SourceChange[] {
  const words = wordChanges(blocks, { source: source.words, target: target.words });
  const pair = pairOf(source.content, target.content, blocks);
  const moves = movedBlocks(pair).map((blockKey) => ({
    kind: 'moved' as const,
    blockKey,
    ownKey: pair.keys.get(blockKey) ?? null,
  }));
  const order = new Map([...source.words.keys()].map((key, index) => [key, index]));
  const rank = ({ blockKey }: { readonly blockKey: string }): number => order.get(blockKey) ?? Infinity;
  return [...words, ...moves]
    .toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)))
    .map((change) => {
      const side = change.kind === 'went' ? target : source;
      const key = change.kind === 'went' ? (change.ownKey ?? '') : change.blockKey;
      const type = side.content.blocks[key]?.type ?? '';
      return { ...change, type, label: types.get(type)?.label ?? type, text: readable(side.texts.get(key)) };
    });
}

/** What is told of a translation. */
export function presentChanges(app: Pick<Lectern, 'blocks'>, compared: Compared): SourceChanges {
  const { source, target } = compared;
  const changes = compareSides(app, compared);
  const { id, locale, publishedVersionID } = source.page;
  return {
    source: { id, title: source.content.title, locale, isLive: Boolean(publishedVersionID) },
    revision: target.revision,
    outdated: changes.filter(({ kind }) => kind !== 'moved').length,
    changes,
  };
}

/** Of a page that is compared with nothing. */
export const withoutSource = ({ revision }: Pick<PageSide, 'revision'>): SourceChanges => ({
  source: null,
  revision,
  outdated: 0,
  changes: [],
});
