import { InvalidSegment } from '#contract/fields/rewriting.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { IncomingContent } from '#modules/pages/server/public.ts';
import type { RefusedPart } from '../../translation.schema.ts';
import { hashOf } from '../translate/content-parts.ts';
import type { ContentPart } from '../translate/content-parts.ts';
import { putTexts } from '../translate/put-texts.ts';
import type { TranslatedPair } from '../translate/put-texts.ts';
import { handedOut, takenBack } from '../translate/segment-form.ts';
import type { ReadFile, ReadUnit } from './read-xliff.ts';

type Group = ReadFile['groups'][number];

interface Taking {
  readonly pair: TranslatedPair;
  readonly sourceParts: ReadonlyMap<string, ContentPart>;
  readonly targetParts: ReadonlyMap<string, ContentPart>;
}

type Refusal = Pick<RefusedPart, 'reason'> & { readonly path?: string };
export type TakenGroup = { readonly target: IncomingContent; readonly texts: number } | Refusal;

/** Why a group cannot be taken in; undefined where it says what the source says now. */
function refusalOf(part: ContentPart | undefined, { hash, units }: Group): Refusal['reason'] | undefined {
  if (!part) return 'unknown';
  const known = new Map(part.segments.map((segment) => [segment.path, handedOut(segment)]));
  if (units.some(({ id }) => !known.has(id))) return hash === undefined || hash === hashOf(part) ? 'unknown' : 'changed';
  const isChanged = (hash !== undefined && hash !== hashOf(part)) || units.some(({ id, source }) => known.get(id) !== source);
  return isChanged ? 'changed' : undefined;
}

const isTranslated = ({ source, target }: ReadUnit): boolean => target !== undefined && (target !== '' || source === '');

/** The translation with what came back of one part, or why it cannot be. */
export function takeGroup(
  app: Pick<Lectern, 'blocks' | 'pageTypes'>,
  { pair, sourceParts, targetParts }: Taking,
  group: Group,
): TakenGroup {
  const sourcePart = sourceParts.get(group.id);
  const reason = refusalOf(sourcePart, group);
  if (reason || !sourcePart) return { reason: reason ?? 'unknown' };
  const segments = new Map(sourcePart.segments.map((segment) => [segment.path, segment]));
  try {
    const texts = new Map(
      group.units.filter(isTranslated).flatMap(({ id, target = '' }) => {
        const segment = segments.get(id);
        return segment ? [[id, takenBack(segment, target)] as const] : [];
      }),
    );
    if (texts.size === 0) return { target: pair.target, texts: 0 };
    const target = putTexts(app, pair, { sourcePart, targetPart: targetParts.get(group.id), texts });
    return target ? { target, texts: texts.size } : { reason: 'missing' };
  } catch (error) {
    if (error instanceof InvalidSegment) return { reason: 'invalid', path: error.path };
    throw error;
  }
}
