import { followPointer } from '../drag/follow-pointer.ts';
import { createStore } from '../store/create-store.ts';
import type { Store } from '../store/create-store.ts';
import { landingAt, linesWithout, ownPlace, placesAmong } from './drop-places.ts';
import type { Landing } from './drop-places.ts';
import { geometryOf } from './tree-geometry.ts';
import type { LandingMark } from './tree-geometry.ts';
import type { TreeLine } from './tree-line.ts';

/** The tree as it is drawn now. */
export interface TreeDragOptions {
  readonly lines: readonly TreeLine[];
  /** Whether nothing may be dragged now. */
  readonly isOff: boolean;
  /** Why a row may not land there, in words. */
  readonly refusalOf: (id: string, landing: Landing) => string | undefined;
  readonly onDrop: (id: string, landing: Landing) => void;
  /** Says what happens to the row that is lifted, and why nothing may be. */
  readonly say: (what: 'picked' | 'over' | 'cancelled' | 'off', id: string, landing?: Landing) => void;
}

/** A row that is being moved with what lies below it, and where it would land. */
export interface LiftedRow {
  readonly id: string;
  readonly how: 'pointer' | 'keyboard';
  readonly landing?: Landing;
  /** Why it may not land there. */
  readonly refusal?: string | undefined;
  readonly mark?: LandingMark | undefined;
}

/** Moves rows of a tree by pointer, touch and keyboard. Plain, so that no row is drawn by it but those that are lifted. */
export interface TreeDrag extends Store<LiftedRow | null> {
  readonly update: (options: TreeDragOptions) => void;
  /** The element around all rows. */
  readonly setList: (element: HTMLElement | null) => void;
  /** The element that follows the pointer. */
  readonly setChip: (element: HTMLElement | null) => void;
  readonly press: (id: string, event: PointerEvent, row: HTMLElement) => void;
  /** A key on the handle of a row. True if it was the drag's. */
  readonly onKey: (id: string, key: string) => boolean;
  readonly cancel: () => void;
}

export function createTreeDrag(): TreeDrag {
  const state = createStore<LiftedRow | null>(null);
  let options: TreeDragOptions = { lines: [], isOff: true, refusalOf: () => undefined, onDrop: () => {}, say: () => {} };
  let list: HTMLElement | null = null;
  let chip: HTMLElement | null = null;
  let point = { x: 0, y: 0 };

  const placeChip = (): void => chip?.style.setProperty('translate', `${point.x + 12}px ${point.y + 8}px`);

  function show(lifted: LiftedRow, landing: Landing): void {
    const now = state.get();
    if (now?.landing?.target === landing.target && now.landing.place === landing.place) return;
    const mark = list ? geometryOf(list).markOf(options.lines, landing) : undefined;
    state.set({ ...lifted, landing, mark, refusal: options.refusalOf(lifted.id, landing) });
    options.say('over', lifted.id, landing);
  }

  function lift(id: string, how: LiftedRow['how']): void {
    state.set({ id, how });
    options.say('picked', id);
    placeChip();
  }

  function end(isDropped: boolean): void {
    const lifted = state.get();
    if (!lifted) return;
    const { id, landing, refusal } = lifted;
    state.set(null);
    if (isDropped && landing && refusal === undefined) options.onDrop(id, landing);
    else options.say('cancelled', id);
  }

  const press = (id: string, pressed: PointerEvent, row: HTMLElement): void =>
    followPointer(row, pressed, {
      onStart: () => (options.isOff ? options.say('off', id) : lift(id, 'pointer')),
      onMove(next) {
        point = next;
        placeChip();
        const lifted = state.get();
        if (!lifted || !list) return;
        const { edgesOf, startOf } = geometryOf(list);
        const lines = linesWithout(options.lines, id);
        const edges = lines.map((line) => edgesOf(line.id));
        const isAllowed = (landing: Landing): boolean => options.refusalOf(id, landing) === undefined;
        const landing = landingAt(lines, { edges, ...point, startOf, isAllowed });
        if (landing) show(lifted, landing);
      },
      onEnd: end,
    });

  /** Goes on to the next place where it may land; stays where there is none. */
  function walk(lifted: LiftedRow, step: 1 | -1): void {
    const places = placesAmong(linesWithout(options.lines, lifted.id));
    const { landing } = lifted;
    let at = landing
      ? places.findIndex(({ target, place }) => target === landing.target && place === landing.place)
      : ownPlace(options.lines, lifted.id, places);
    for (let next = places[(at += step)]; next; next = places[(at += step)]) {
      if (options.refusalOf(lifted.id, next) !== undefined) continue;
      show(lifted, next);
      return;
    }
  }

  function onKey(id: string, key: string): boolean {
    const lifted = state.get();
    const isPress = key === ' ' || key === 'Enter';
    if (!lifted) {
      if (isPress && options.isOff) options.say('off', id);
      else if (isPress) lift(id, 'keyboard');
      return isPress;
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') walk(lifted, key === 'ArrowDown' ? 1 : -1);
    else if (isPress || key === 'Escape') end(isPress);
    // Whatever else is pressed does nothing until it is dropped; Tab leaves it, which gives it up.
    return key !== 'Tab';
  }

  return {
    ...state,
    update(next) {
      options = next;
    },
    setList: (element) => void (list = element),
    setChip(element) {
      chip = element;
      placeChip();
    },
    press(id, event, row) {
      if (event.button === 0 && event.isPrimary && state.get() === null) press(id, event, row);
    },
    onKey,
    cancel: () => end(false),
  };
}
