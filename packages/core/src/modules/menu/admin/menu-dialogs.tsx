import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { FillDialog } from './fill-dialog.tsx';
import { savedItems } from './item-looks.ts';
import { MenuConflict } from './menu-conflict.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { findItem, placed } from './tree/menu-tree.ts';
import type { MenuEditing } from './use-menu-editor.ts';
import { VersionsPanel } from './versions-panel.tsx';

export type OpenDialog = 'move' | 'fill' | 'versions' | undefined;

interface MenuDialogsProps {
  readonly editing: MenuEditing;
  readonly open: OpenDialog;
  readonly onClose: () => void;
}

/** What stands above the menu for a moment. */
export function MenuDialogs({ editing, open, onClose }: MenuDialogsProps): ReactElement {
  const t = useText();
  const { boot } = useApp();
  const { menu, title, items, selected, commands, save, isUnsaved, change, setExpanded, select } = editing;
  const found = selected === null ? undefined : findItem(items, selected);
  return (
    <>
      {open === 'move' && found && (
        <MoveDialog
          items={items}
          item={found.item}
          levels={menu.levels}
          onMove={(position) => {
            onClose();
            commands.move(found.item.id, position);
          }}
          onClose={onClose}
        />
      )}
      {open === 'fill' && (
        <FillDialog
          name={menu.name}
          locale={menu.locale}
          others={boot.locales.availableLocales.filter((locale) => locale !== menu.locale)}
          onFilled={(filled) => {
            onClose();
            const next = savedItems(filled.items);
            change(next);
            setExpanded(new Set(placed(next).map(({ item }) => item.id)));
            select(next[0]?.id ?? null, 'row');
            const taken = t('menus.filled', { count: placed(next).length });
            const left = filled.untranslated > 0 ? `. ${t('menus.untranslated', { count: filled.untranslated })}` : '';
            notify(taken + left, { kind: 'info' });
          }}
          onClose={onClose}
        />
      )}
      {open === 'versions' && (
        <VersionsPanel
          title={title}
          menu={save.saved}
          lockedReason={isUnsaved ? t('menus.restoreUnsaved') : undefined}
          onRestore={(revision) => {
            onClose();
            void save.restore(revision);
          }}
          onClose={onClose}
        />
      )}
      {save.other && (
        <MenuConflict
          other={save.other}
          isPending={save.isPending}
          onReload={() => void save.reload()}
          onKeep={() => void save.keep(items)}
          onClose={save.later}
        />
      )}
    </>
  );
}
