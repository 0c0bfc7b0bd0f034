import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/**
 * Moves a dragged item by one place for each press of an arrow key, past the places where it cannot land. The library's
 * own getter goes by distance and errs as soon as items differ in height.
 */
export const byIndex =
  (canLand: (index: number) => boolean): KeyboardCoordinateGetter =>
  (event, { context }) => {
    const { active, over, droppableRects, droppableContainers, collisionRect } = context;
    const step = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !active || !collisionRect) return undefined;
    event.preventDefault();
    const items: readonly (string | number)[] = droppableContainers.get(active.id)?.data.current?.['sortable']?.items ?? [];
    let index = items.indexOf(over ? over.id : active.id) + step;
    while (index >= 0 && index < items.length && !canLand(index)) index += step;
    const next = items[index];
    const rect = next === undefined ? undefined : droppableRects.get(next);
    return rect && { x: rect.left, y: rect.top + (rect.height - collisionRect.height) / 2 };
  };
