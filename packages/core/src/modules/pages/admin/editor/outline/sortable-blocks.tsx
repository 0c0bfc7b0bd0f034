import { createContext, useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import type { TextValues } from '#admin/messages/use-messages.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { useStore, useStorePart } from '#admin/ui/store/use-store.ts';
import type { Place } from '#modules/pages/edits/place.ts';
import { createDrag } from './create-drag.ts';
import type { Drag, DragOptions } from './create-drag.ts';

interface SortableBlocksProps extends Omit<DragOptions, 'say'> {
  /** Name and position of a block, at a place or where it stands. */
  readonly textsFor: (key: string, place?: Place) => TextValues;
  /** The element that follows the pointer. */
  readonly renderChip: (key: string, place: Place | undefined) => ReactNode;
  readonly children: ReactNode;
}

const DragContext = createContext<{ readonly drag: Drag; readonly instructionsID: string } | null>(null);

function useDrag() {
  const context = useContext(DragContext);
  if (!context) throw new Error('This line stands outside an outline.');
  return context;
}

/** A line where the lifted block would come to stand. In sight, wherever a key takes it. */
function Landing({ drag }: { readonly drag: Drag }): ReactElement | null {
  const lifted = useStore(drag);
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (lifted?.how === 'keyboard') line.current?.scrollIntoView({ block: 'nearest' });
  }, [lifted]);
  if (!lifted?.corner) return null;
  return (
    <div
      ref={line}
      className="lc-outline__landing"
      aria-hidden="true"
      style={{ insetBlockStart: lifted.corner.top, insetInlineStart: lifted.corner.left }}
    />
  );
}

/** An outline of blocks that can be put in order with pointer, touch and keyboard. */
export function SortableBlocks(props: SortableBlocksProps): ReactElement {
  const { rows, places, onLift, onMove, textsFor, renderChip, children } = props;
  const t = useText();
  const [drag] = useState(createDrag);
  const instructionsID = useId();
  drag.update({
    rows,
    places,
    onLift,
    onMove,
    say: (what, key, place) => announce(t(`outline.${what}`, textsFor(key, place)), 'assertive'),
  });
  const lifted = useStore(drag);
  // Others may take away what is lifted.
  const isGone = lifted !== null && !rows.includes(lifted.key);
  useEffect(() => {
    if (isGone) drag.cancel();
  }, [isGone, drag]);
  return (
    <DragContext value={useMemo(() => ({ drag, instructionsID }), [drag, instructionsID])}>
      <div ref={drag.setList} className="lc-outline__list">
        {children}
        <Landing drag={drag} />
      </div>
      <p id={instructionsID} hidden>
        {t('outline.instructions')}
      </p>
      {lifted?.how === 'pointer' && (
        <div ref={drag.setChip} className="lc-outline__chip">
          {renderChip(lifted.key, places[lifted.index])}
        </div>
      )}
    </DragContext>
  );
}

interface SortableRow {
  readonly setRow: (element: HTMLElement | null) => void;
  readonly isDragging: boolean;
  /** For the handle, a real button. */
  readonly handle: Pick<HTMLAttributes<HTMLElement>, 'aria-describedby' | 'onBlur' | 'onKeyDown' | 'onPointerDown'>;
}

/** One line of the outline, by its id: that of a block is its key, and only a block has a handle. */
export function useSortableRow(id: string): SortableRow {
  const { drag, instructionsID } = useDrag();
  const isDragging = useStorePart(drag, (lifted) => lifted?.key === id);
  const setRow = useCallback((element: HTMLElement | null) => drag.setLine(id, element), [drag, id]);
  const handle = useMemo(
    (): SortableRow['handle'] => ({
      'aria-describedby': instructionsID,
      onPointerDown: ({ nativeEvent, currentTarget }) => drag.press(id, nativeEvent, currentTarget),
      onKeyDown: (event) => drag.onKey(id, event),
      onBlur() {
        if (drag.get()?.how === 'keyboard') drag.cancel();
      },
    }),
    [drag, id, instructionsID],
  );
  return { setRow, isDragging, handle };
}
