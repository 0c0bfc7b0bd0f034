import { ClipboardPaste } from 'lucide-react';
import type { ReactElement } from 'react';
import { shortcutText } from '#admin/shell/shortcuts.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { outlineShortcuts } from '../../shortcuts.ts';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import type { BlockCommands } from '../blocks/use-block-commands.ts';

/** Pastes the first blocks of a page, which has no block yet in whose menu it would stand. */
export function PasteFirst({ commands }: { readonly commands: BlockCommands }): ReactElement {
  const t = useText();
  const clipboard = useClipboard(commands);
  return (
    <Button
      theme="plain"
      isWide
      icon={<ClipboardPaste className="lc-icon" aria-hidden="true" />}
      shortcut={shortcutText(outlineShortcuts.paste)}
      onPress={() => clipboard.paste(null)}
    >
      {t('clipboard.pasteFirst')}
    </Button>
  );
}
