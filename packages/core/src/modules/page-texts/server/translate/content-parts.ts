import { createHash } from 'node:crypto';
import type { TextSegment } from '#contract/fields/rewriting.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { rewriteContent } from '#modules/pages/server/public.ts';
import type { IncomingContent } from '#modules/pages/server/public.ts';
import { inReadingOrder } from '../reading-order.ts';

type Registries = Pick<Lectern, 'blocks' | 'pageTypes'>;

/** The texts of a block, or of a part of the page itself. */
export interface ContentPart {
  /** As paths begin: `title`, `typeData`, `blocks.k3`, `seoSettings`. */
  readonly name: string;
  readonly segments: readonly TextSegment[];
}

/** Names the part to which a path belongs. */
const partOf = (path: string): string => path.split('.', path.startsWith('blocks.') ? 2 : 1).join('.');

/** The texts of a page that are translated, by block, in reading order. */
export function contentParts(app: Registries, type: string, content: IncomingContent): ContentPart[] {
  const segments: TextSegment[] = [];
  rewriteContent(app, type, content, {
    text(segment) {
      segments.push(segment);
      return segment.text;
    },
  });
  const groups = Map.groupBy(inReadingOrder(content, segments), ({ path }) => partOf(path));
  return [...groups].map(([name, ofPart]) => ({ name, segments: ofPart }));
}

/** Names what a part says: another one where any of its texts or places is another. */
export const hashOf = ({ segments }: Pick<ContentPart, 'segments'>): string =>
  createHash('sha256')
    .update(JSON.stringify(segments.map(({ path, format, text }) => [path, format, text])))
    .digest('hex')
    .slice(0, 32);

const codesOf = ({ text, format }: TextSegment): string =>
  format === 'plain' ? '' : (text.match(/<\d+\/?>/g) ?? []).toSorted().join('');

/** Whether each text of one part has its place in another, with the same codes. */
export const isBuiltAs = (one: ContentPart, other: ContentPart): boolean =>
  one.segments.length === other.segments.length &&
  one.segments.every((segment, index) => {
    const like = other.segments[index];
    return like?.path === segment.path && like.format === segment.format && codesOf(like) === codesOf(segment);
  });
