import { useId, useMemo, useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { gridStep } from '../state/grid-step.ts';
import { choose, chooseAll, clear, extend, point, toggle } from '../state/selection.ts';
import type { Selection } from '../state/selection.ts';
import type { MediaItem } from './media-item.ts';

/** The props that every list of items takes: keys and pointer do the same in each. */
export interface ItemListProps {
  readonly items: readonly MediaItem[];
  /** Names the list. */
  readonly label: string;
  readonly selection: Selection;
  readonly onSelection: (selection: Selection) => void;
  /** Enter or a double click. */
  readonly onOpen: (item: MediaItem) => void;
  /** Further keys; true where the key was used. */
  readonly onKey?: (event: KeyboardEvent) => boolean;
  readonly isMulti: boolean;
  /** Keys of items that were cut and wait to be pasted. */
  readonly cut?: ReadonlySet<string>;
  /** Puts the items of a drag on their way; absent where nothing can be moved. */
  readonly onDragStart?: (event: React.DragEvent, item: MediaItem) => void;
  /** Whether each file names its folder: they come from many. */
  readonly hasFolders?: boolean;
  /** The end of the list is near. */
  readonly onNearEnd?: () => void;
}

interface Geometry {
  /** Items in each row. */
  readonly rows: readonly number[];
  /** Rows in sight. */
  readonly page: () => number;
  readonly scrollTo: (index: number) => void;
}

interface ItemChoice {
  readonly idOf: (key: string) => string;
  readonly listProps: {
    readonly tabIndex: 0;
    readonly 'aria-label': string;
    readonly 'aria-multiselectable': boolean;
    readonly 'aria-activedescendant': string | undefined;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
    readonly onDoubleClick: (event: MouseEvent) => void;
    readonly onFocus: () => void;
  };
}

/** Milliseconds after which letters begin a new word. */
const typingPause = 700;

export function useItemChoice(props: ItemListProps, { rows, page, scrollTo }: Geometry): ItemChoice {
  const { items, onOpen, isMulti } = props;
  // As the last key or click left it, also before it is drawn: keys that come faster than that are not lost.
  const latest = useRef(props.selection);
  latest.current = props.selection;
  const onSelection = (next: Selection): void => {
    latest.current = next;
    props.onSelection(next);
  };
  const base = useId();
  const typed = useRef({ text: '', at: 0 });
  const keys = useMemo(() => items.map(({ key }) => key), [items]);
  const indexOf = ({ cursor }: Selection): number => (cursor === undefined ? -1 : keys.indexOf(cursor));
  const drawn = indexOf(props.selection);
  const itemAt = (target: EventTarget): MediaItem | undefined => {
    const key = target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset['key'] : undefined;
    return items.find((item) => item.key === key);
  };

  const goTo = (next: number, event: Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>): void => {
    const key = keys[next];
    const selection = latest.current;
    if (key === undefined) return;
    if (isMulti && event.shiftKey) onSelection(extend(selection, keys, key));
    else if (isMulti && (event.ctrlKey || event.metaKey)) onSelection(point(selection, key));
    else onSelection(choose(key));
    scrollTo(next);
  };

  /** Goes to the next item whose name begins with the letters that were just typed. */
  const find = (letter: string): void => {
    const now = Date.now();
    const index = indexOf(latest.current);
    const isGoingOn = now - typed.current.at < typingPause;
    const text = (isGoingOn ? typed.current.text : '') + letter.toLowerCase();
    typed.current = { text, at: now };
    const from = isGoingOn ? index : index + 1;
    const order = [...items.keys()].map((offset) => (Math.max(from, 0) + offset) % items.length);
    const found = order.find((candidate) => items[candidate]?.name.toLowerCase().startsWith(text));
    if (found !== undefined) goTo(found, { shiftKey: false, ctrlKey: false, metaKey: false });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // Buttons inside the list, such as those of its columns, keep their own keys.
    if (event.target !== event.currentTarget || event.altKey) return;
    if (props.onKey?.(event)) return event.preventDefault();
    const isCommand = event.ctrlKey || event.metaKey;
    const selection = latest.current;
    const index = indexOf(selection);
    const next = gridStep(event.key, { index: Math.max(index, 0), rows, page: page() });
    const item = items[index];
    if (next !== undefined) goTo(index === -1 ? 0 : next, event);
    else if (event.key === 'Enter' && item) onOpen(item);
    else if (event.key === ' ' && item) onSelection(isMulti ? toggle(selection, item.key) : choose(item.key));
    else if (isMulti && isCommand && event.key.toLowerCase() === 'a') onSelection(chooseAll(selection, keys));
    else if (event.key === 'Escape' && selection.chosen.size > 0) {
      onSelection(clear(selection));
      // Where a dialog holds the list, it stays open as long as something is chosen.
      event.stopPropagation();
    } else if (event.key.length === 1 && /[\p{L}\p{N}_-]/u.test(event.key) && !isCommand) {
      find(event.key);
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };

  return {
    idOf: (key) => `${base}${key}`,
    listProps: {
      tabIndex: 0,
      'aria-label': props.label,
      'aria-multiselectable': isMulti,
      'aria-activedescendant': drawn === -1 ? undefined : `${base}${keys[drawn]}`,
      onKeyDown,
      onClick(event) {
        const item = itemAt(event.target);
        const selection = latest.current;
        if (!item) {
          if (event.target instanceof Element && !event.target.closest('button')) onSelection(clear(selection));
          return;
        }
        const isTick = event.target instanceof Element && event.target.closest('[data-tick]') !== null;
        if (isMulti && event.shiftKey) onSelection(extend(selection, keys, item.key));
        else if (isMulti && (isTick || event.ctrlKey || event.metaKey)) onSelection(toggle(selection, item.key));
        else onSelection(choose(item.key));
      },
      onDoubleClick(event) {
        const item = itemAt(event.target);
        if (item && !(event.target instanceof Element && event.target.closest('[data-tick]'))) onOpen(item);
      },
      onFocus() {
        // Whoever comes here by Tab finds a place to begin.
        const first = keys[0];
        if (indexOf(latest.current) === -1 && first !== undefined) onSelection(point(latest.current, first));
      },
    },
  };
}
