import { InvalidSegment } from '#contract/fields/rewriting.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { IncomingContent } from '#modules/pages/server/public.ts';
import type { ContentPart } from '../translate/content-parts.ts';
import { putTexts } from '../translate/put-texts.ts';
import type { TranslatedPair } from '../translate/put-texts.ts';
import { takenBack } from '../translate/segment-form.ts';

interface MachinePart {
  readonly sourcePart: ContentPart;
  readonly targetPart: ContentPart | undefined;
  /** As a translator gave them, by their paths. */
  readonly translated: ReadonlyMap<string, string>;
}

export interface PutPart {
  /** Undefined where the translation has no such block. */
  readonly target: IncomingContent | undefined;
  readonly texts: number;
  /** The paths of texts whose codes do not fit: they were left out. */
  readonly unfit: readonly string[];
}

/** The texts that can be told apart from their codes at all; the paths of the others go to `unfit`. */
function readable({ sourcePart, translated }: MachinePart, unfit: string[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const segment of sourcePart.segments) {
    const text = translated.get(segment.path);
    if (text === undefined) continue;
    // A text that is gone is no translation.
    if (text.trim() === '' || (segment.format === 'plain' && text.includes('<'))) unfit.push(segment.path);
    else texts.set(segment.path, takenBack(segment, text));
  }
  return texts;
}

/** The translation with what a machine made of one part. A text whose codes do not fit is left out; the others go in. */
export function putMachinePart(app: Pick<Lectern, 'blocks' | 'pageTypes'>, pair: TranslatedPair, part: MachinePart): PutPart {
  const { sourcePart, targetPart } = part;
  const unfit: string[] = [];
  const texts = readable(part, unfit);
  while (texts.size > 0) {
    try {
      return { target: putTexts(app, pair, { sourcePart, targetPart, texts }), texts: texts.size, unfit };
    } catch (error) {
      if (!(error instanceof InvalidSegment) || !texts.delete(error.path)) throw error;
      unfit.push(error.path);
    }
  }
  return { target: pair.target, texts: 0, unfit };
}
