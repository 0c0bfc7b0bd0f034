import type { Place } from '../../../edits/place.ts';
import { mayStand } from './may-stand.ts';
import type { Surroundings } from './may-stand.ts';
import { landings, outlineRows } from './outline-rows.ts';

/** The place before or after that of a block, wherever it may stand; undefined where there is none. */
export function nextPlace(around: Surroundings, key: string, direction: 1 | -1): Place | undefined {
  const rows = outlineRows(around.registry, around.document, key);
  const places = landings(rows, key, (list) => mayStand(around, key, list));
  const from = rows.findIndex((row) => row.kind === 'block' && row.key === key);
  for (let index = from + direction; index >= 0 && index < places.length; index += direction) {
    const place = places[index];
    if (place) return place;
  }
  return undefined;
}
