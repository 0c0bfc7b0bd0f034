import { closestCenter, DndContext, DragOverlay, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useMemo, useRef, useState } from 'react';
import type { CSSProperties, HTMLAttributes, ReactElement, ReactNode } from 'react';
import { useText } from '../../texts/use-text.ts';
import { byIndex } from './by-index.ts';

// Outside the component: new objects would make every row be drawn anew with each key that is typed.
const pointer = { activationConstraint: { distance: 4 } };
const keyboard = { coordinateGetter: byIndex };

interface SortableBlocksProps {
  readonly order: readonly string[];
  readonly nameOf: (key: string) => string;
  readonly onMove: (key: string, index: number) => void;
  /** What follows the pointer. */
  readonly renderChip: (key: string) => ReactNode;
  readonly children: ReactNode;
}

/** A list of blocks that can be put in order with pointer, touch and keyboard. The library behind it is nobody else's concern. */
export function SortableBlocks({ order, nameOf, onMove, renderChip, children }: SortableBlocksProps): ReactElement {
  const t = useText();
  const [active, setActive] = useState<string | null>(null);
  // The same list for the same order: every row listens to it.
  const items = useMemo(() => [...order], [order]);
  const sensors = useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardSensor, keyboard));
  const words = (id: UniqueIdentifier, at: UniqueIdentifier = id) => ({
    name: nameOf(String(id)),
    position: order.indexOf(String(at)) + 1,
    total: order.length,
  });
  // A drag begins above its own place: said too, that would be heard instead of what was picked up.
  const place = useRef<UniqueIdentifier>(undefined);
  const announcements: Announcements = {
    onDragStart({ active: { id } }) {
      place.current = id;
      return t('outline.picked', words(id));
    },
    onDragOver({ active: { id }, over }) {
      if (!over || over.id === place.current) return undefined;
      place.current = over.id;
      return t('outline.over', words(id, over.id));
    },
    onDragEnd: ({ active: { id }, over }) => t('outline.dropped', words(id, over?.id)),
    onDragCancel: ({ active: { id } }) => t('outline.cancelled', words(id)),
  };
  return (
    <DndContext
      id="lectern-blocks"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('outline.instructions') } }}
      onDragStart={({ active: { id } }) => setActive(String(id))}
      onDragCancel={() => setActive(null)}
      onDragEnd={({ active: { id }, over }) => {
        setActive(null);
        const index = over ? order.indexOf(String(over.id)) : -1;
        if (index !== -1 && over?.id !== id) onMove(String(id), index);
      }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
      <DragOverlay dropAnimation={null}>{active !== null && renderChip(active)}</DragOverlay>
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

/** One row of the list. */
export function useSortableRow(key: string, isDisabled: boolean): SortableRow {
  const { setNodeRef, setActivatorNodeRef, transform, transition, isDragging, listeners, attributes } = useSortable({
    id: key,
    disabled: isDisabled,
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
