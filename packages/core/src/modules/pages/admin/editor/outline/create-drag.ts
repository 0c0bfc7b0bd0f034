import { flushSync } from 'react-dom';
import { followPointer } from '#admin/ui/drag/follow-pointer.ts';
import type { Point } from '#admin/ui/drag/follow-pointer.ts';
import { createStore } from '#admin/ui/store/create-store.ts';
import type { Store } from '#admin/ui/store/create-store.ts';
import type { Place } from '#modules/pages/edits/place.ts';
import { landingAt, landingHeights, nextLanding } from './landing-at.ts';

/** The outline as it is drawn now. */
export interface DragOptions {
  /** Lines by id, from top to bottom; those of a block are its key. */
  readonly rows: readonly string[];
  /** Where the lifted block may come to stand, by line. */
  readonly places: readonly (Place | undefined)[];
  /** Draws the outline for a block that was lifted, or for none. */
  readonly onLift: (key: string | null) => void;
  readonly onMove: (key: string, place: Place) => void;
  /** Says what happens to the block that is lifted. */
  readonly say: (what: 'picked' | 'over' | 'dropped' | 'cancelled', key: string, place?: Place) => void;
}

/** A block that is being moved, and where it would come to stand. */
export interface Lifted {
  readonly key: string;
  readonly how: 'pointer' | 'keyboard';
  readonly index: number;
  /** Where that is, in pixels from the corner of the list; not yet known of one that was just lifted. */
  readonly corner?: { readonly top: number; readonly left: number };
}

/** Moves blocks of an outline by pointer, touch and keyboard. Plain, so that no row is drawn by it but the one that is lifted. */
export interface Drag extends Store<Lifted | null> {
  readonly update: (options: DragOptions) => void;
  /** The element around all lines. */
  readonly setList: (element: HTMLElement | null) => void;
  readonly setLine: (id: string, element: HTMLElement | null) => void;
  /** The element that follows the pointer. */
  readonly setChip: (element: HTMLElement | null) => void;
  /** For the handle of a block: it is pressed, or gets a key. */
  readonly press: (key: string, event: PointerEvent, handle: HTMLElement) => void;
  readonly onKey: (key: string, event: Pick<KeyboardEvent, 'code' | 'preventDefault' | 'stopPropagation'>) => void;
  readonly cancel: () => void;
}

export function createDrag(): Drag {
  const state = createStore<Lifted | null>(null);
  const lines = new Map<string, HTMLElement>();
  let options: DragOptions = { rows: [], places: [], onLift: () => {}, onMove: () => {}, say: () => {} };
  let list: HTMLElement | null = null;
  let chip: HTMLElement | null = null;
  let point: Point = { x: 0, y: 0 };

  const placeChip = (): void => chip?.style.setProperty('translate', `${point.x + 12}px ${point.y + 8}px`);
  const own = (key: string): number => options.rows.indexOf(key);
  const heightsFor = (key: string): readonly number[] =>
    landingHeights(
      options.rows.map((id) => lines.get(id)?.getBoundingClientRect() ?? { top: 0, bottom: 0 }),
      own(key),
    );

  function show(key: string, how: Lifted['how'], index: number, heights = heightsFor(key)): void {
    const place = options.places[index];
    const corner = list?.getBoundingClientRect();
    if (!place || !corner) return;
    const head = place.parent === null ? undefined : lines.get(`${place.parent}/${place.slot}`);
    const left = (head?.getBoundingClientRect().left ?? corner.left) - corner.left;
    const isElsewhere = state.get()?.index !== index;
    state.set({ key, how, index, corner: { top: (heights[index] ?? 0) - corner.top, left } });
    if (isElsewhere) options.say('over', key, place);
  }

  function lift(key: string, how: Lifted['how']): void {
    // Drawn at once, without what is nested in it: the next key or move asks where it may land.
    flushSync(() => {
      state.set({ key, how, index: own(key) });
      options.onLift(key);
    });
    // The other rows of several that move together are folded away by then.
    state.set({ key, how, index: own(key) });
    options.say('picked', key);
    placeChip();
  }

  function end(isDropped: boolean): void {
    const lifted = state.get();
    if (!lifted) return;
    const { key, index } = lifted;
    const place = options.places[index];
    const isMoved = isDropped && index !== own(key);
    options.say(isDropped ? 'dropped' : 'cancelled', key, isDropped ? place : undefined);
    state.set(null);
    options.onLift(null);
    if (isMoved && place) options.onMove(key, place);
  }

  const press = (key: string, pressed: PointerEvent, handle: HTMLElement): void =>
    followPointer(handle, pressed, {
      onStart: () => lift(key, 'pointer'),
      onMove(next, direction) {
        point = next;
        placeChip();
        const heights = heightsFor(key);
        const index = landingAt(heights, options.places, { y: point.y, direction });
        if (state.get() !== null && index !== undefined && index !== state.get()?.index) show(key, 'pointer', index, heights);
      },
      onEnd: end,
    });

  function onKey(key: string, event: Parameters<Drag['onKey']>[1]): void {
    const lifted = state.get();
    const isPress = event.code === 'Space' || event.code === 'Enter';
    const direction = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : undefined;
    if (!lifted) {
      if (!isPress) return;
      lift(key, 'keyboard');
    } else if (direction) {
      const index = nextLanding(options.places, lifted.index, direction);
      if (index !== undefined) show(key, 'keyboard', index);
    } else if (isPress) end(true);
    else if (event.code === 'Escape') end(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    ...state,
    update(next) {
      options = next;
    },
    setList: (element) => void (list = element),
    setLine(id, element) {
      if (element) lines.set(id, element);
      else lines.delete(id);
    },
    setChip(element) {
      chip = element;
      placeChip();
    },
    press(key, event, handle) {
      if (event.button === 0 && event.isPrimary && state.get() === null) press(key, event, handle);
    },
    onKey,
    cancel: () => end(false),
  };
}
