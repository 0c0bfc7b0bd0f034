import type { CollisionDetection } from '@dnd-kit/core';

/** The line whose middle is nearest in height. Lines are of different widths, so what lies beside counts for nothing. */
export const nearestLine: CollisionDetection = ({ collisionRect, droppableRects, droppableContainers }) => {
  const middle = collisionRect.top + collisionRect.height / 2;
  return droppableContainers
    .flatMap((droppableContainer) => {
      const { id } = droppableContainer;
      const rect = droppableRects.get(id);
      if (!rect) return [];
      return [{ id, data: { droppableContainer, value: Math.abs(rect.top + rect.height / 2 - middle) } }];
    })
    .sort((one, other) => one.data.value - other.data.value);
};
