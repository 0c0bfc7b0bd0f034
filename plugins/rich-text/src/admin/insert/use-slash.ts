import type { BlockInserter, Uses } from '@lectern/core/admin';
import { useId, useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Editor } from 'slate';
import type { Panel } from '../editor-context.ts';
import type { RichText } from '../../document/rich-text.types.ts';
import { blockItems, matchingItems, withBlocks } from './insert-items.ts';
import type { InsertItem } from './insert-items.ts';
import { removeSlash, slashQuery } from './slash-query.ts';
import { isComposing } from '@lectern/core';

interface SlashOptions {
  readonly editor: Editor;
  readonly items: readonly InsertItem[];
  /** Adds blocks of the page, where the text is in one. */
  readonly blockInserter: BlockInserter<RichText> | undefined;
  /** What the person at hand puts into texts. */
  readonly habit: Uses;
  readonly openPanel: (panel: Panel) => void;
}

export interface Slash {
  /** The items that fit the query; none while the menu is closed. */
  readonly shown: readonly InsertItem[];
  readonly index: number;
  readonly listId: string;
  /** To be told of every change of the text and of the selection. */
  readonly update: () => void;
  readonly choose: (item: InsertItem) => void;
  /** Handles a key; says whether it was one of the menu's. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/** The menu that a slash in an empty line opens: typing narrows it, arrows choose, Enter inserts, Escape leaves the text. */
export function useSlash({ editor, items, blockInserter, habit, openPanel }: SlashOptions): Slash {
  const listId = useId();
  const [query, setQuery] = useState<string>();
  const [closedAt, setClosedAt] = useState<string>();
  const [wanted, setWanted] = useState(0);
  const isAsked = query !== undefined && query !== closedAt;
  // Looked up when the menu opens, not with every letter that is written without it.
  const all = useMemo(
    () => (isAsked && blockInserter ? withBlocks(items, blockItems(blockInserter)) : items),
    [isAsked, items, blockInserter],
  );
  const shown = useMemo(() => (isAsked ? matchingItems(all, query, habit.counts()) : []), [isAsked, all, query, habit]);
  const index = Math.min(wanted, Math.max(0, shown.length - 1));

  const update = () => {
    const next = slashQuery(editor);
    if (next === query) return;
    setQuery(next);
    setWanted(0);
    setClosedAt(undefined);
  };
  const choose = (item: InsertItem) => {
    setQuery(undefined);
    if (!item.isBlock) {
      removeSlash(editor);
      habit.count(item.id);
    }
    item.run({ editor, openPanel });
  };
  const onKey = (event: KeyboardEvent): boolean => {
    if (shown.length === 0 || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'ArrowDown') setWanted((index + 1) % shown.length);
    else if (event.key === 'ArrowUp') setWanted((index - 1 + shown.length) % shown.length);
    else if (event.key === 'Escape') setClosedAt(query);
    else if (event.key === 'Enter' && !event.shiftKey) {
      const item = shown[index];
      if (item) choose(item);
    } else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return { shown, index, listId, update, choose, onKey };
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;
