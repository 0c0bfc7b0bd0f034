import { hashOf } from '../translate/content-parts.ts';
import type { ContentPart } from '../translate/content-parts.ts';

interface Translation {
  readonly parts: readonly ContentPart[];
  /** From what a machine last translated each part. */
  readonly sources: ReadonlyMap<string, string>;
}

/**
 * The parts of a page that are to be translated. Unless all are wanted, those whose source is another than a machine last
 * translated, and those that say what the source says. What people translated is theirs.
 */
export function wantedParts(
  source: readonly ContentPart[],
  { parts, sources }: Translation,
  only: 'changed' | 'all',
): readonly ContentPart[] {
  if (only === 'all') return source;
  const targets = new Map(parts.map((part) => [part.name, part]));
  return source.filter((part) => {
    const hash = hashOf(part);
    const former = sources.get(part.name);
    if (former !== undefined) return former !== hash;
    const target = targets.get(part.name);
    return !target || hashOf(target) === hash;
  });
}
