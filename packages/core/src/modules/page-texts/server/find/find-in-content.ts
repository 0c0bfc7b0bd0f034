import type { LinkTarget } from '#contract/content.ts';
import type { Rewriting, TextSegment } from '#contract/fields/rewriting.ts';
import type { Replacing } from '../../page-texts.schema.ts';
import type { TextRange } from './find-words.ts';
import type { Matcher } from './matcher.ts';
import { isUninterrupted, readSegment, writeSegment } from './segment-runs.ts';

/** A place where content says what is wanted. */
export type ContentHit =
  | {
      readonly id: string;
      readonly path: string;
      readonly kind: 'text';
      readonly text: string;
      readonly range: TextRange;
      /** No mark and no link begins or ends inside it. */
      readonly isUninterrupted: boolean;
    }
  | { readonly id: string; readonly path: string; readonly kind: 'link'; readonly to: LinkTarget };

function textRewriting(
  inText: NonNullable<Matcher['inText']>,
  visit: (hit: ContentHit) => Replacing | undefined,
): Rewriting['text'] {
  return (segment: TextSegment): string => {
    const read = readSegment(segment);
    const replaced: (TextRange & { readonly by: string })[] = [];
    for (const range of inText(read.text)) {
      const isWhole = isUninterrupted(read, range);
      const { path } = segment;
      const id = `${path}@${range.start}`;
      const by = visit({ id, path, kind: 'text', text: read.text, range, isUninterrupted: isWhole });
      if (by && 'text' in by && isWhole) replaced.push({ ...range, by: by.text });
    }
    return replaced.length > 0 ? writeSegment(read, replaced) : segment.text;
  };
}

/**
 * The rewriting that visits each hit in reading order, and puts in its place what the visitor answers; undefined leaves it.
 * For one walk through one content.
 */
export function visitHits(matcher: Matcher, visit: (hit: ContentHit) => Replacing | undefined): Rewriting {
  const { inText, isTarget, instead } = matcher;
  const counts = new Map<string, number>();
  return {
    text: inText && textRewriting(inText, visit),
    target:
      isTarget &&
      ((to, path) => {
        const index = counts.get(path) ?? 0;
        counts.set(path, index + 1);
        if (!isTarget(to)) return undefined;
        const by = visit({ id: `${path}>${index}`, path, kind: 'link', to });
        return by && instead(to, by);
      }),
  };
}
