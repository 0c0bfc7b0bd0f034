import type { BlockList, Place } from '#modules/pages/edits/place.ts';
import { withoutPlaces } from '#modules/pages/edits/several-blocks.ts';
import type { Folded } from '../state/folded.store.ts';
import { mayAllStand } from '../blocks/may-stand.ts';
import type { Surroundings } from '../blocks/may-stand.ts';
import { landings, outlineRows } from '../blocks/outline-rows.ts';

interface LandingLines {
  /** What the lines show: the very same, or without the blocks that are dragged along with the lifted one. */
  readonly around: Surroundings;
  /** Ids of the lines. */
  readonly rows: readonly string[];
  /** Where the lifted block, and those that go with it, may come to stand, by line. */
  readonly places: readonly (Place | undefined)[];
  /** Whether they may stand in a list. Every list may be while none is lifted. */
  readonly takes: (list: BlockList) => boolean;
}

interface OutlineState {
  readonly lifted: string | null;
  readonly several: readonly string[];
  /** What is nested in these is out of sight. */
  readonly folded: Folded;
}

/** The lines of the outline while a block is lifted, or none is, and where it may land among them. */
export function landingLines(around: Surroundings, { lifted, several, folded }: OutlineState): LandingLines {
  const { registry, document } = around;
  const dragged = lifted === null ? [] : several.includes(lifted) ? several : [lifted];
  const others = dragged.filter((key) => key !== lifted);
  const shown = others.length > 0 ? { ...around, document: withoutPlaces(document, others) } : around;
  const rows = outlineRows(registry, shown.document, lifted, folded);
  const takes = (list: BlockList): boolean => lifted === null || mayAllStand(around, dragged, list);
  const places = lifted === null ? [] : landings(rows, lifted, takes);
  return { around: shown, rows: rows.map(({ id }) => id), places, takes };
}
