import { Redo2, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { shortcutText } from '#admin/shell/shortcuts.ts';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { editorShortcuts } from '../../shortcuts.ts';
import { useEditor } from '../context/editor-context.ts';
import type { BlockCommands } from '../blocks/use-block-commands.ts';

/** Undo and redo of the whole page. */
export function HistoryButtons({ commands }: { readonly commands: BlockCommands }): ReactElement {
  const t = useText();
  const canUndo = useEditor((state) => state.history.past.length > 0);
  const canRedo = useEditor((state) => state.history.future.length > 0);
  return (
    <span className="lc-editor__history">
      <IconButton
        size="large"
        label={t('action.undo')}
        shortcut={shortcutText(editorShortcuts.undo)}
        icon={<Undo2 className="lc-icon" aria-hidden="true" />}
        disabledReason={canUndo ? undefined : t('action.nothingToUndo')}
        onPress={commands.undo}
      />
      <IconButton
        size="large"
        label={t('action.redo')}
        shortcut={shortcutText(editorShortcuts.redo)}
        icon={<Redo2 className="lc-icon" aria-hidden="true" />}
        disabledReason={canRedo ? undefined : t('action.nothingToRedo')}
        onPress={commands.redo}
      />
    </span>
  );
}
