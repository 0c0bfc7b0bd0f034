import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactElement, SyntheticEvent } from 'react';
import { announce } from '../overlay/announce.ts';
import { notify } from '../overlay/notify.ts';
import { useStorePart } from '../store/use-store.ts';
import { createTreeDrag } from './create-tree-drag.ts';
import type { Landing } from './drop-places.ts';
import { LandingMark, LiftedChip } from './landing-mark.tsx';
import { endOf } from './tree-line.ts';
import type { TreeLine } from './tree-line.ts';
import { TreeListRow } from './tree-list-row.tsx';
import type { TreeTexts } from './tree-list-row.tsx';
import { useTreeKeys } from './use-tree-keys.ts';

/** How rows are dragged. */
export interface TreeDrops {
  /** Why nothing can be dragged now; undefined where it can. */
  readonly refusal: string | undefined;
  /** Why a row may not land there. */
  readonly refusalOf: (id: string, landing: Landing) => string | undefined;
  readonly onDrop: (id: string, landing: Landing) => void;
  /** A place in words: `before Diensten`. */
  readonly placeOf: (landing: Landing) => string;
}

interface TreeListProps<Item> {
  readonly label: string;
  readonly lines: readonly TreeLine<Item>[];
  readonly nameOf: (item: Item) => string;
  /** Draws what a row says. As long as it is the same function, only rows that changed are drawn. */
  readonly draw: (item: Item) => ReactElement;
  readonly texts: TreeTexts;
  /** The row that has the focus, or had it last. */
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  /** A row was pressed, or Enter on it. */
  readonly onPress?: ((id: string) => void) | undefined;
  readonly onOpen: (ids: readonly string[], isOpen: boolean) => void;
  /** Keys of what the tree shows: true if it was one of them. */
  readonly onKey: (event: KeyboardEvent, id: string) => boolean;
  readonly drops: TreeDrops;
}

/** The row an event is about, and which of its own buttons. */
function partOf({ target }: SyntheticEvent) {
  const element = target instanceof Element ? target : undefined;
  const row = element?.closest<HTMLElement>('[data-key]') ?? undefined;
  const button = element?.closest<HTMLElement>('button, a[href]') ?? undefined;
  return { row, id: row?.dataset['key'], button, part: button?.dataset['part'] };
}

/**
 * Rows in levels, of which one is selected: gone through, opened, closed and found by keys, moved by pointer, touch and keys. Every row is
 * in the document, so that a screen reader hears all and the browser's search finds them; a change draws those that changed.
 */
export function TreeList<Item>(props: TreeListProps<Item>): ReactElement {
  const { label, lines, nameOf, draw, texts, selected, onSelect, onPress, onOpen, onKey, drops } = props;
  const instructionsID = useId();
  const [drag] = useState(createTreeDrag);
  const nameByID = (id: string): string => {
    const line = lines.find((each) => each.id === id);
    return line ? nameOf(line.item) : '';
  };
  drag.update({
    lines,
    isOff: drops.refusal !== undefined,
    refusalOf: drops.refusalOf,
    onDrop: drops.onDrop,
    say(what, id, landing) {
      if (what === 'off') notify(drops.refusal ?? '', { kind: 'info' });
      else
        announce(landing ? drops.placeOf(landing) : texts[what === 'picked' ? 'picked' : 'cancelled'](nameByID(id)), 'assertive');
    },
  });
  const onKeyDown = useTreeKeys({ lines, nameOf, drag, onPress, onOpen, onKey });
  const lifted = useStorePart(drag, (state) => state?.id);
  const first = lines.findIndex(({ id }) => id === lifted);
  const last = first < 0 ? first : endOf(lines, first);
  // It may be taken away meanwhile.
  const isGone = lifted !== undefined && first < 0;
  useEffect(() => {
    if (isGone) drag.cancel();
  }, [isGone, drag]);
  const stop = lines.some(({ id }) => id === selected) ? selected : lines[0]?.id;

  const onPointerDown = (event: PointerEvent): void => {
    const { row, id, button, part } = partOf(event);
    // A finger scrolls, save on the handle.
    const isHold = part === 'drag' || (button === undefined && event.pointerType === 'mouse');
    if (row && id !== undefined && isHold) drag.press(id, event.nativeEvent, row);
  };
  const onClick = (event: SyntheticEvent): void => {
    const { id, button, part } = partOf(event);
    const line = lines.find((each) => each.id === id);
    // Not every finger that taps brings the focus along.
    if (line && line.id !== selected) onSelect(line.id);
    if (part === 'chevron' && line) onOpen([line.id], line.isOpen === false);
    else if (line && button === undefined) onPress?.(line.id);
  };
  return (
    <>
      <div
        ref={drag.setList}
        role="treegrid"
        tabIndex={-1}
        aria-label={label}
        className="lc-tree-list"
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onClick={onClick}
        onFocus={(event) => {
          const { id } = partOf(event);
          if (id !== undefined && id !== selected) onSelect(id);
        }}
        onBlur={() => {
          if (drag.get()?.how === 'keyboard') drag.cancel();
        }}
      >
        {lines.map(({ id, item, level, index, count, isOpen }, at) => (
          <TreeListRow
            key={id}
            id={id}
            item={item}
            level={level}
            index={index}
            count={count}
            isOpen={isOpen}
            name={nameOf(item)}
            texts={texts}
            draw={draw}
            isStop={id === stop}
            isSelected={id === selected}
            isLifted={first >= 0 && at >= first && at <= last}
            dragRefusal={drops.refusal}
            instructionsID={instructionsID}
          />
        ))}
        <LandingMark drag={drag} />
      </div>
      <p id={instructionsID} hidden>
        {texts.instructions}
      </p>
      <LiftedChip drag={drag} nameOf={nameByID} placeOf={drops.placeOf} />
    </>
  );
}
