import type { Place } from '#modules/pages/edits/place.ts';
import { withoutPlaces } from '#modules/pages/edits/several-blocks.ts';
import { mayAllStand } from './may-stand.ts';
import type { Surroundings } from './may-stand.ts';
import { outlineRows, placeBelow } from './outline-rows.ts';

/**
 * The place before or after that of a block, or of several in page order, wherever they may stand together; undefined where
 * there is none. Its index counts none of them.
 */
export function nextPlace(around: Surroundings, keys: readonly string[], direction: 1 | -1): Place | undefined {
  const { registry, document } = around;
  const edge = direction === 1 ? keys.at(-1) : keys[0];
  if (edge === undefined) return undefined;
  const all = outlineRows(registry, document);
  const at = all.findIndex((row) => row.kind === 'block' && row.key === edge);
  const rows = outlineRows(registry, withoutPlaces(document, keys));
  const left = new Set(rows.map(({ id }) => id));
  // Lines between which they stand now: as many as are above without them.
  const from = all.slice(0, at).filter(({ id }) => left.has(id)).length;
  // A slot that is shown only for them goes with them: below it is another place then.
  const own = all[at];
  const { parent = null, slot = '' } = own?.kind === 'block' ? own.place : {};
  const isSlotGone = parent !== null && !left.has(`${parent}/${slot}`);
  const first = isSlotGone && direction === 1 ? from : from + direction;
  for (let index = first; index >= 0 && index <= rows.length; index += direction) {
    const place = placeBelow(rows[index - 1], rows);
    if (place && mayAllStand(around, keys, place)) return place;
  }
  return undefined;
}
