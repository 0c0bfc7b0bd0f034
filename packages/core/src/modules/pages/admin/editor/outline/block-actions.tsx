import {
  ArrowDown,
  ArrowUp,
  ClipboardCopy,
  ClipboardPaste,
  Copy,
  CornerUpRight,
  Ellipsis,
  ListPlus,
  MessageSquarePlus,
  Pencil,
  Replace,
  Scissors,
  Trash2,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { shortcutText } from '#admin/shell/shortcuts.ts';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { Menu } from '#admin/ui/controls/menu.tsx';
import { askWhere } from '../blocks/ask-where.ts';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import { useCommentOn } from '../comments/use-comment-on.ts';
import { useBlock, useEditor, useEditorContext } from '../context/editor-context.ts';
import { kindOf } from '../registry/registry.ts';
import { documentOf } from '../state/editor-state.ts';
import { editorShortcuts, outlineShortcuts as keys } from '../../shortcuts.ts';
import type { BlockCommands } from '../blocks/use-block-commands.ts';

interface BlockActionsProps {
  /** Id of the row. */
  readonly id: string;
  readonly blockKey: string;
  readonly canGoUp: boolean;
  readonly canGoDown: boolean;
  readonly commands: BlockCommands;
  readonly onRename: () => void;
}

/** The buttons of the selected block. */
export function BlockActions({ id, blockKey, canGoUp, canGoDown, commands, onRename }: BlockActionsProps): ReactElement {
  const t = useText();
  const count = useEditor((state) => state.several.length);
  const clipboard = useClipboard(commands);
  const commentOn = useCommentOn();
  const { registry } = useEditorContext();
  const canReplace = useBlock(blockKey, (state) => {
    const block = documentOf(state).blocks[blockKey];
    return block !== undefined && kindOf(registry, block).kind === 'known';
  });
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
          // Of several, nobody could say which one is meant.
          ...(count > 0
            ? []
            : [
                {
                  key: 'rename',
                  label: t('outline.rename'),
                  icon: <Pencil className="lc-icon" aria-hidden="true" />,
                  shortcut: shortcutText(keys.rename),
                  onPress: onRename,
                },
                ...(canReplace
                  ? [
                      {
                        key: 'replace',
                        label: t('outline.replace'),
                        icon: <Replace className="lc-icon" aria-hidden="true" />,
                        onPress: () => commands.askReplacement(blockKey),
                      },
                    ]
                  : []),
                {
                  key: 'moveTo',
                  label: t('outline.moveTo'),
                  icon: <CornerUpRight className="lc-icon" aria-hidden="true" />,
                  onPress: () => askWhere(blockKey),
                },
                {
                  key: 'comment',
                  label: t('comments.add'),
                  icon: <MessageSquarePlus className="lc-icon" aria-hidden="true" />,
                  shortcut: shortcutText(editorShortcuts.comment),
                  onPress: () => commentOn(blockKey),
                },
              ]),
          {
            key: 'duplicate',
            label: count > 0 ? t('several.duplicate', { count }) : t('outline.duplicate'),
            icon: <Copy className="lc-icon" aria-hidden="true" />,
            shortcut: shortcutText(keys.duplicate),
            onPress: () => commands.duplicate(blockKey),
          },
          {
            key: 'selectNext',
            label: t('outline.selectNext'),
            icon: <ListPlus className="lc-icon" aria-hidden="true" />,
            shortcut: shortcutText(keys.selectNext),
            onPress: () => commands.extend(blockKey, 1),
          },
          {
            key: 'copy',
            label: t('clipboard.copy'),
            icon: <ClipboardCopy className="lc-icon" aria-hidden="true" />,
            shortcut: shortcutText(keys.copy),
            onPress: () => clipboard.copy(blockKey),
          },
          {
            key: 'cut',
            label: t('clipboard.cut'),
            icon: <Scissors className="lc-icon" aria-hidden="true" />,
            shortcut: shortcutText(keys.cut),
            onPress: () => clipboard.cut(blockKey),
          },
          {
            key: 'paste',
            label: t('clipboard.paste'),
            icon: <ClipboardPaste className="lc-icon" aria-hidden="true" />,
            shortcut: shortcutText(keys.paste),
            onPress: () => clipboard.paste(blockKey),
          },
          {
            key: 'delete',
            label: count > 0 ? t('several.delete', { count }) : t('outline.delete'),
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
