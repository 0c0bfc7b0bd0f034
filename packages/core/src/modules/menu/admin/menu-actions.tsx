import { History, Redo2, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import type { MenuEditing } from './use-menu-editor.ts';

const icon = { className: 'lc-icon', 'aria-hidden': true } as const;

/** What is done with the menu as a whole: undone, taken back to a version, saved. */
export function MenuActions({
  editing,
  onVersions,
}: {
  readonly editing: MenuEditing;
  readonly onVersions: () => void;
}): ReactElement {
  const t = useText();
  const { draft, undo, redo, save, items, isUnsaved } = editing;
  return (
    <>
      <IconButton
        size="large"
        label={t('action.undo')}
        icon={<Undo2 {...icon} />}
        disabledReason={draft.canUndo ? undefined : t('action.nothingToUndo')}
        onPress={undo}
      />
      <IconButton
        size="large"
        label={t('action.redo')}
        icon={<Redo2 {...icon} />}
        disabledReason={draft.canRedo ? undefined : t('action.nothingToRedo')}
        onPress={redo}
      />
      <Button icon={<History {...icon} />} onPress={onVersions}>
        {t('menus.versions')}
      </Button>
      <Button
        theme="orange"
        isPending={save.isPending}
        disabledReason={isUnsaved ? undefined : t('menus.noChanges')}
        onPress={() => void save.save(items)}
      >
        {t('action.save')}
      </Button>
    </>
  );
}
