import { useRef } from 'react';
import type { DragEvent } from 'react';
import { isWithin } from '../state/folder-path.ts';
import type { MediaItem } from './media-item.ts';

const dragType = 'application/x-lectern-media';

interface ItemDrag {
  readonly onDragStart: (event: DragEvent, item: MediaItem) => void;
  /** For whatever holds the list and the folders: an element with `data-folder` takes what is dropped on it. */
  readonly targetProps: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
  };
}

interface ItemDragOptions {
  /** The items that go along with an item that is dragged. */
  readonly companionsOf: (item: MediaItem) => readonly MediaItem[];
  /** Says what is dragged, beside the pointer. */
  readonly labelOf: (items: readonly MediaItem[]) => string;
  readonly onMove: (items: readonly MediaItem[], path: string) => void;
}

const targetOf = (event: DragEvent): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-folder]') : null;

/** Moves items by dragging them onto a folder. Everything that it does can be done by keyboard too. */
export function useItemDrag({ companionsOf, labelOf, onMove }: ItemDragOptions): ItemDrag {
  const dragged = useRef<readonly MediaItem[]>([]);
  const over = useRef<HTMLElement | null>(null);

  const point = (next: HTMLElement | null): void => {
    if (over.current === next) return;
    over.current?.removeAttribute('data-drop');
    next?.setAttribute('data-drop', '');
    over.current = next;
  };
  const canTake = (path: string): boolean =>
    dragged.current.length > 0 && !dragged.current.some((item) => item.kind === 'folder' && isWithin(path, item.folder.path));

  return {
    onDragStart(event, item) {
      dragged.current = companionsOf(item);
      event.dataTransfer.setData(dragType, item.key);
      event.dataTransfer.effectAllowed = 'move';
      const chip = document.createElement('div');
      chip.className = 'lc-drag-chip';
      chip.textContent = labelOf(dragged.current);
      document.body.append(chip);
      event.dataTransfer.setDragImage(chip, -8, -8);
      requestAnimationFrame(() => chip.remove());
    },
    targetProps: {
      onDragOver(event) {
        if (!event.dataTransfer.types.includes(dragType)) return;
        const target = targetOf(event);
        const path = target?.dataset['folder'];
        if (path === undefined || !canTake(path)) return point(null);
        event.preventDefault();
        point(target);
      },
      onDragLeave(event) {
        if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget)) point(null);
      },
      onDrop(event) {
        const path = targetOf(event)?.dataset['folder'];
        const items = dragged.current;
        point(null);
        dragged.current = [];
        if (path === undefined || items.length === 0) return;
        event.preventDefault();
        onMove(items, path);
      },
      onDragEnd() {
        point(null);
        dragged.current = [];
      },
    },
  };
}
