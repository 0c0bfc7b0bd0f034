import { ArrowDown, ArrowUp, Copy, Ellipsis, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '../../../../../admin/messages/use-messages.ts';
import { shortcutText } from '../../../../../admin/shell/shortcuts.ts';
import { IconButton } from '../../../../../admin/ui/controls/icon-button.tsx';
import { Menu } from '../../../../../admin/ui/controls/menu.tsx';
import { outlineShortcuts as keys } from '../../shortcuts.ts';
import type { BlockCommands } from './use-block-commands.ts';

interface BlockActionsProps {
  /** Id of the row. */
  readonly id: string;
  readonly blockKey: string;
  readonly canGoUp: boolean;
  readonly canGoDown: boolean;
  readonly commands: BlockCommands;
}

/** The buttons of the selected block. */
export function BlockActions({ id, blockKey, canGoUp, canGoDown, commands }: BlockActionsProps): ReactElement {
  const t = useText();
  return (
    <span className="lc-block__actions">
      <IconButton
        id={`${id}-up`}
        label={t('outline.up')}
        shortcut={shortcutText(keys.up)}
        icon={<ArrowUp className="lc-icon" aria-hidden="true" />}
        disabledReason={canGoUp ? undefined : t('list.first')}
        onPress={() => commands.step(blockKey, -1, { focus: 'up' })}
      />
      <IconButton
        id={`${id}-down`}
        label={t('outline.down')}
        shortcut={shortcutText(keys.down)}
        icon={<ArrowDown className="lc-icon" aria-hidden="true" />}
        disabledReason={canGoDown ? undefined : t('list.last')}
        onPress={() => commands.step(blockKey, 1, { focus: 'down' })}
      />
      <Menu
        label={t('editor.more')}
        trigger={<IconButton label={t('editor.more')} icon={<Ellipsis className="lc-icon" aria-hidden="true" />} />}
        actions={[
          {
            key: 'duplicate',
            label: t('outline.duplicate'),
            icon: <Copy className="lc-icon" aria-hidden="true" />,
            shortcut: shortcutText(keys.duplicate),
            onPress: () => commands.duplicate(blockKey),
          },
          {
            key: 'delete',
            label: t('outline.delete'),
            icon: <Trash2 className="lc-icon" aria-hidden="true" />,
            shortcut: shortcutText(keys.remove),
            isDanger: true,
            onPress: () => commands.remove(blockKey),
          },
        ]}
      />
    </span>
  );
}
