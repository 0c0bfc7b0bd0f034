import type { CommentThread } from '../comments.calls.ts';

/** A text of a block as people read it, in the order in which they do. */
export interface BlockText {
  /** In the block: `items.0.title`. */
  readonly path: string;
  readonly text: string;
}

/** The place where a comment stands now, and what of its own place is gone. */
export type CommentPlace =
  | { readonly kind: 'page'; readonly lost?: 'block' }
  | { readonly kind: 'block'; readonly lost?: 'words' | 'field' }
  /** `rank`: which of the texts of the block it is. */
  | { readonly kind: 'field'; readonly path: string; readonly rank: number }
  /** `start`: where the words begin in the text at the path. */
  | { readonly kind: 'words'; readonly path: string; readonly rank: number; readonly start: number };

/** Spaces of every kind, and the signs that stand for what is no text, are one space. */
const plain = (text: string): string => text.replace(/[\s\uFFFC\u200B\uFEFF]+/g, ' ').trim();

const isAtOrIn = (path: string, property: string): boolean => path === property || path.startsWith(`${property}.`);

/** Where words stand in texts: in one of them, or over the end of one into the next. */
function wordsIn(texts: readonly (BlockText & { readonly rank: number })[], quote: string): CommentPlace | undefined {
  const wanted = plain(quote);
  const within = texts.find(({ text }) => plain(text).includes(wanted));
  if (within) return { kind: 'words', path: within.path, rank: within.rank, start: within.text.indexOf(quote) };
  let joined = '';
  const starts = texts.map(({ text }) => {
    const start = joined.length;
    joined += `${plain(text)} `;
    return start;
  });
  const at = joined.indexOf(wanted);
  const first = at < 0 ? undefined : texts[starts.findLastIndex((start) => start <= at)];
  return first && { kind: 'words', path: first.path, rank: first.rank, start: -1 };
}

/**
 * The place of a comment in its block as it is now; `texts` is undefined where the block is gone. Words are looked for in their
 * field first, and then in the others: a text that moved takes its comments along.
 */
export function placeOf(
  { blockKey, property, quote }: Pick<CommentThread, 'blockKey' | 'property' | 'quote'>,
  { texts, hasField }: { readonly texts: readonly BlockText[] | undefined; readonly hasField: (property: string) => boolean },
): CommentPlace {
  if (blockKey === null) return { kind: 'page' };
  if (!texts) return { kind: 'page', lost: 'block' };
  const ranked = texts.map((text, rank) => ({ ...text, rank }));
  const own = property === null ? [] : ranked.filter(({ path }) => isAtOrIn(path, property));
  if (quote !== null) {
    const others = ranked.filter((text) => !own.includes(text));
    return wordsIn(own, quote) ?? wordsIn(others, quote) ?? { kind: 'block', lost: 'words' };
  }
  if (property === null) return { kind: 'block' };
  return hasField(property) ? { kind: 'field', path: property, rank: own[0]?.rank ?? 0 } : { kind: 'block', lost: 'field' };
}
