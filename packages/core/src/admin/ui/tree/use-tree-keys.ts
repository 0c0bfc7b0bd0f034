import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { TreeDrag } from './create-tree-drag.ts';
import type { TreeLine } from './tree-line.ts';
import { treeStep } from './tree-step.ts';
import { createTypeAhead, nextThatBegins } from './type-ahead.ts';

interface TreeKeys<Item> {
  readonly lines: readonly TreeLine<Item>[];
  readonly nameOf: (item: Item) => string;
  readonly drag: TreeDrag;
  /** Enter on a row. */
  readonly onPress: ((id: string) => void) | undefined;
  readonly onOpen: (ids: readonly string[], isOpen: boolean) => void;
  /** Keys of what the tree shows: true if it was one of them. */
  readonly onKey: (event: KeyboardEvent, id: string) => boolean;
}

/** Gives the focus to a row of the tree that an element lies in. */
function focusRow(tree: HTMLElement, id: string): void {
  for (const row of tree.children) if (row instanceof HTMLElement && row.dataset['key'] === id) row.focus();
}

/** Gives the focus to the next button inside a row; from the first one back to the row itself. True if there is one. */
function focusInside(row: HTMLElement, from: Element, step: 1 | -1): boolean {
  const parts = [row, ...row.querySelectorAll<HTMLElement>('button, a[href]')];
  const next = parts[parts.findIndex((part) => part === from) + step];
  next?.focus();
  return next !== undefined;
}

/** The keys of a tree: those of a drag, of what it shows, between its rows and inside one, and letters of a name. */
export function useTreeKeys<Item>({ lines, nameOf, drag, onPress, onOpen, onKey }: TreeKeys<Item>) {
  const [ahead] = useState(createTypeAhead);

  function walk(tree: HTMLElement, id: string, key: string): boolean {
    const step = treeStep(lines, id, key);
    if (step?.kind === 'go') focusRow(tree, step.id);
    else if (step?.kind === 'open' || step?.kind === 'close') onOpen(step.ids, step.kind === 'open');
    return step !== undefined && step.kind !== 'into';
  }

  function find(tree: HTMLElement, id: string, { key, timeStamp }: KeyboardEvent): boolean {
    if ([...key].length !== 1 || (key === ' ' && !ahead.isTyping(timeStamp))) return false;
    const from = lines.findIndex((line) => line.id === id);
    const names = lines.map(({ item }) => [nameOf(item)]);
    const found = lines[nextThatBegins(names, ahead.press(key, timeStamp), from) ?? -1];
    if (found) focusRow(tree, found.id);
    return true;
  }

  function isDone(event: KeyboardEvent<HTMLElement>, part: HTMLElement, row: HTMLElement): boolean {
    const { key, currentTarget: tree } = event;
    const id = row.dataset['key'] ?? '';
    if (part.dataset['part'] === 'drag' && drag.onKey(id, key)) return true;
    if (onKey(event, id)) return true;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (part !== row) {
      if (key === 'ArrowRight' || key === 'ArrowLeft') return focusInside(row, part, key === 'ArrowRight' ? 1 : -1);
      // A button has them for itself.
      if (key === 'Enter' || key === ' ') return false;
    }
    if (key === 'Enter' && onPress) {
      onPress(id);
      return true;
    }
    return walk(tree, id, key) || (key === 'ArrowRight' && focusInside(row, row, 1)) || find(tree, id, event);
  }

  return (event: KeyboardEvent<HTMLElement>): void => {
    const part = event.target instanceof HTMLElement ? event.target : undefined;
    const row = part?.closest<HTMLElement>('[data-key]');
    if (!part || !row || !isDone(event, part, row)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
