import type { Text } from '#admin/messages/use-messages.ts';
import { isSamePlace, keysAt, pagePlace, placeOf } from '#modules/pages/edits/place.ts';
import type { Place } from '#modules/pages/edits/place.ts';
import { mayCome, mayStand } from '../blocks/may-stand.ts';
import type { Surroundings } from '../blocks/may-stand.ts';
import { landings, outlineRows, placesAmong } from '../blocks/outline-rows.ts';
import { slotTexts } from '../blocks/place-texts.ts';
import { blockSummary, nameOfBlock } from '../registry/registry.ts';

/** A place where a block may come to stand, as it is offered. */
export interface PlaceChoice {
  readonly id: string;
  readonly place: Place;
  readonly text: string;
  /** One line about what it comes after. */
  readonly detail: string;
  /** The number of blocks around it. */
  readonly depth: number;
}

function depthOf(around: Surroundings, { parent }: Place): number {
  const above = parent === null ? undefined : placeOf(around.document, parent);
  return above ? 1 + depthOf(around, above) : 0;
}

/** A place by what stands before it. `key`: the block that would come there, which counts as gone. */
function choiceOf(t: Text, around: Surroundings, place: Place, key?: string): PlaceChoice {
  const { registry, document } = around;
  const before = document.blocks[keysAt(document, place).filter((other) => other !== key)[place.index - 1] ?? ''];
  const values = slotTexts(around, place);
  const text = before
    ? t('moveTo.after', { name: nameOfBlock(registry, before) })
    : place.parent === null
      ? t('moveTo.first')
      : t('moveTo.firstIn', values);
  return {
    id: `${place.parent ?? ''}/${place.slot}/${place.index}`,
    place,
    text: before && place.parent !== null ? `${text}${t('outline.where', values)}` : text,
    detail: before ? blockSummary(registry, before) : '',
    depth: depthOf(around, place),
  };
}

/** Where a block of the page may go on it, from top to bottom, without where it stands. */
export function placesOnPage(t: Text, around: Surroundings, key: string): PlaceChoice[] {
  const now = placeOf(around.document, key);
  const rows = outlineRows(around.registry, around.document, key);
  return landings(rows, key, (list) => mayStand(around, key, list)).flatMap((place) =>
    !place || (now && isSamePlace(place, now)) ? [] : [choiceOf(t, around, place, key)],
  );
}

/** Where a block of a type may go on another page: at its end first, then from top to bottom. */
export function placesElsewhere(t: Text, around: Surroundings, type: string): PlaceChoice[] {
  const rows = outlineRows(around.registry, around.document);
  const end = pagePlace(around.document.order.length);
  const choices = placesAmong(rows, (list) => mayCome(around, type, list)).flatMap((place) =>
    !place || isSamePlace(place, end) ? [] : [choiceOf(t, around, place)],
  );
  const last = mayCome(around, type, end) ? [{ ...choiceOf(t, around, end), text: t('moveTo.last') }] : [];
  return [...last, ...choices];
}
