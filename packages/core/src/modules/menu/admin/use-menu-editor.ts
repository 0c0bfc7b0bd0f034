import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useDraft } from '#admin/state/use-draft.ts';
import type { MenuItem, ReadMenu } from '../menu.schema.ts';
import { focusItem } from './focus-item.ts';
import type { ItemFocus } from './focus-item.ts';
import { pagesOf, savedItems } from './item-looks.ts';
import type { ItemLooks } from './item-looks.ts';
import { problemsByItem } from './problems-by-item.ts';
import { findItem, placed } from './tree/menu-tree.ts';
import { useMenuCommands } from './use-menu-commands.ts';
import { useMenuHistory } from './use-menu-history.ts';
import { useMenuKeys } from './use-menu-keys.ts';
import { useSaveMenu } from './use-save-menu.ts';
import { useTargetPages } from './use-target-pages.ts';

const idsOf = (items: readonly MenuItem[]): string[] => placed(items).map(({ item }) => item.id);

/** What is called how: its own label, else the title of its page. */
function useLooks(items: readonly MenuItem[], menu: ReadMenu) {
  const t = useText();
  const known = useMemo(() => pagesOf(menu.items), [menu]);
  const pages = useTargetPages(items, known, menu.locale);
  const pageOf = useCallback(({ to }: MenuItem) => (to && 'page' in to ? pages.get(to.page) : undefined), [pages]);
  const looks = useMemo<ItemLooks>(
    () => ({
      nameOf: (item) => item.label ?? (pageOf(item)?.title || t('menus.untitled')),
      stateOf: (item) => pageOf(item)?.state ?? null,
    }),
    [pageOf, t],
  );
  return { looks, titleOf: (item: MenuItem): string | undefined => pageOf(item)?.title || undefined };
}

/** A menu while it is edited: its items with one history, which is selected and which are open, its commands and its save. */
export function useMenuEditor(menu: ReadMenu, title: string) {
  const draft = useDraft<readonly MenuItem[]>(useMemo(() => savedItems(menu.items), [menu]));
  const { value: items, history } = draft;
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(idsOf(items)));
  const [selected, setSelected] = useState<string | null>(items[0]?.id ?? null);
  const select = useCallback((id: string | null, focus?: ItemFocus) => {
    setSelected(id);
    // What is selected is drawn after React has.
    if (focus) requestAnimationFrame(() => focusItem(id, focus));
  }, []);
  const unsaved = useRef(false);
  const save = useSaveMenu({
    menu,
    title,
    reset(next) {
      const fresh = savedItems(next.items);
      const known = new Set(idsOf(items));
      draft.reset(fresh);
      setSelected((now) => (now !== null && findItem(fresh, now) ? now : (fresh[0]?.id ?? null)));
      setExpanded((now) => new Set([...now, ...idsOf(fresh).filter((id) => !known.has(id))]));
    },
    isUnsavedNow: () => unsaved.current,
    onProblem: (id) => select(id, 'label'),
  });
  const { looks, titleOf } = useLooks(items, save.saved);
  const isUnsaved = JSON.stringify(items) !== JSON.stringify(savedItems(save.saved.items));
  useEffect(() => {
    unsaved.current = isUnsaved;
  }, [isUnsaved]);
  const problems = useMemo(() => problemsByItem(items, save.errors), [items, save.errors]);

  const { change: write } = draft;
  const { undo, redo } = useMenuHistory({ items, looks, selected, can: { undo: draft.canUndo, redo: draft.canRedo }, history });
  /** Changes the items as one step of the history, and shows them. */
  const change = useCallback(
    (next: readonly MenuItem[]) => {
      history.endStep();
      write(next);
      history.endStep();
      const above = placed(next).flatMap(({ parent }) => parent ?? []);
      setExpanded((now) => (above.every((id) => now.has(id)) ? now : new Set([...now, ...above])));
    },
    [history, write],
  );
  const commands = useMenuCommands({ items, levels: menu.levels, looks, change, undo, select });
  useMenuKeys({ save: () => isUnsaved && void save.save(items), undo, redo });

  return {
    menu,
    title,
    items,
    draft,
    undo,
    redo,
    save,
    looks,
    titleOf,
    selected,
    select,
    expanded,
    setExpanded,
    isUnsaved,
    problems,
    change,
    commands,
  };
}

export type MenuEditing = ReturnType<typeof useMenuEditor>;
