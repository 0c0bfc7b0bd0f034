import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/**
 * Moves a dragged item by one place for each press of an arrow key. The library's own getter goes by distance and
 * errs as soon as items differ in height.
 */
export const byIndex: KeyboardCoordinateGetter = (event, { context }) => {
  const { active, over, droppableRects, droppableContainers, collisionRect } = context;
  const step = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
  if (step === 0 || !active || !collisionRect) return undefined;
  event.preventDefault();
  const items: readonly (string | number)[] = droppableContainers.get(active.id)?.data.current?.['sortable']?.items ?? [];
  const next = items[items.indexOf(over ? over.id : active.id) + step];
  const rect = next === undefined ? undefined : droppableRects.get(next);
  return rect && { x: rect.left, y: rect.top + (rect.height - collisionRect.height) / 2 };
};
