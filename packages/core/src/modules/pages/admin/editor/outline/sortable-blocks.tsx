import { DndContext, DragOverlay, KeyboardSensor, MeasuringStrategy, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useMemo, useRef, useState } from 'react';
import type { CSSProperties, HTMLAttributes, ReactElement, ReactNode } from 'react';
import { useText } from '../../../../../admin/messages/use-messages.ts';
import type { TextValues } from '../../../../../admin/messages/use-messages.ts';
import type { Place } from '../../../edits/place.ts';
import { byIndex } from './by-index.ts';
import { nearestLine } from './nearest-line.ts';
import { nearestLanding } from './outline-rows.ts';

// Outside the component: new objects would make every row be drawn anew with each key that is typed.
const pointer = { activationConstraint: { distance: 4 } };
/** Measured all the time: the blocks nested in the dragged one are folded away, so the lines below it move. */
const measuring = { droppable: { strategy: MeasuringStrategy.Always } };

interface SortableBlocksProps {
  /** Lines of the outline by id, from top to bottom; those of a block are its key. */
  readonly rows: readonly string[];
  /** Where the lifted block may come to stand, by line. */
  readonly places: readonly (Place | undefined)[];
  /** Called with the key of the block that was lifted, and with null when it was put down. */
  readonly onLift: (key: string | null) => void;
  readonly onMove: (key: string, place: Place) => void;
  /** Name and position of a block, at a place or where it stands. */
  readonly textsFor: (key: string, place?: Place) => TextValues;
  /** The element that follows the pointer. */
  readonly renderChip: (key: string, place: Place | undefined) => ReactNode;
  readonly children: ReactNode;
}

/** An outline of blocks that can be put in order with pointer, touch and keyboard. The library behind it is nobody else's concern. */
export function SortableBlocks(props: SortableBlocksProps): ReactElement {
  const { rows, places, onLift, onMove, textsFor, renderChip, children } = props;
  const t = useText();
  const [active, setActive] = useState<string | null>(null);
  const [target, setTarget] = useState<Place>();
  const landable = useRef(places);
  landable.current = places;
  const keyboard = useMemo(() => ({ coordinateGetter: byIndex((index) => landable.current[index] !== undefined) }), []);
  // The same list for the same lines: every row listens to it.
  const joined = rows.join(' ');
  const items = useMemo(() => joined.split(' '), [joined]);
  const sensors = useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardSensor, keyboard));

  const placeAt = (id: UniqueIdentifier, over: UniqueIdentifier | undefined): Place | undefined => {
    const [from, to] = [rows.indexOf(String(id)), over === undefined ? -1 : rows.indexOf(String(over))];
    const index = to === -1 ? undefined : nearestLanding(places, to, to < from ? -1 : 1);
    return index === undefined ? undefined : places[index];
  };
  const lift = (key: string | null) => {
    setActive(key);
    setTarget(undefined);
    onLift(key);
  };
  // A drag begins above its own place: said too, that would be heard instead of what was picked up.
  const said = useRef<string>(undefined);
  const announcements: Announcements = {
    onDragStart({ active: { id } }) {
      said.current = t('outline.over', textsFor(String(id)));
      return t('outline.picked', textsFor(String(id)));
    },
    onDragOver({ active: { id }, over }) {
      const place = placeAt(id, over?.id);
      const text = place && t('outline.over', textsFor(String(id), place));
      if (!text || text === said.current) return undefined;
      return (said.current = text);
    },
    onDragEnd: ({ active: { id }, over }) => t('outline.dropped', textsFor(String(id), placeAt(id, over?.id))),
    onDragCancel: ({ active: { id } }) => t('outline.cancelled', textsFor(String(id))),
  };
  return (
    <DndContext
      id="lectern-blocks"
      sensors={sensors}
      measuring={measuring}
      collisionDetection={nearestLine}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('outline.instructions') } }}
      onDragStart={({ active: { id } }) => lift(String(id))}
      onDragOver={({ active: { id }, over }) => setTarget(placeAt(id, over?.id))}
      onDragCancel={() => lift(null)}
      onDragEnd={({ active: { id }, over }) => {
        const place = over && over.id !== id ? placeAt(id, over.id) : undefined;
        lift(null);
        if (place) onMove(String(id), place);
      }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
      <DragOverlay dropAnimation={null}>{active !== null && renderChip(active, target)}</DragOverlay>
    </DndContext>
  );
}

interface SortableRow {
  readonly setRow: (element: HTMLElement | null) => void;
  readonly style: CSSProperties;
  readonly isDragging: boolean;
  readonly setHandle: (element: HTMLElement | null) => void;
  /** For the handle, a real button. */
  readonly handle: HTMLAttributes<HTMLElement>;
}

/** One line of the outline. One that is `fixed` makes way for others and is never dragged itself. */
export function useSortableRow(id: string, mobility: 'movable' | 'fixed' | 'none'): SortableRow {
  const { setNodeRef, setActivatorNodeRef, transform, transition, isDragging, listeners, attributes } = useSortable({
    id,
    disabled: { draggable: mobility !== 'movable', droppable: mobility === 'none' },
  });
  return {
    setRow: setNodeRef,
    setHandle: setActivatorNodeRef,
    isDragging,
    handle: { ...listeners, 'aria-describedby': attributes['aria-describedby'] },
    style: {
      ...(transform ? { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)` } : {}),
      ...(transition ? { transition } : {}),
    },
  };
}
