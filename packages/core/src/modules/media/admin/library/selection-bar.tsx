import { ClipboardPaste, FolderInput, MoreHorizontal, Pencil, Scissors, Trash2, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { Menu } from '#admin/ui/controls/menu.tsx';
import type { MenuAction } from '#admin/ui/controls/menu.tsx';
import { areManageable } from './media-item.ts';
import type { MediaItem } from './media-item.ts';

export interface ItemActions {
  readonly onOpen: (item: MediaItem) => void;
  readonly onRename: (item: MediaItem) => void;
  readonly onMove: () => void;
  readonly onCut: () => void;
  readonly onPaste: () => void;
  readonly onDelete: () => void;
  readonly onPermissions: (item: MediaItem) => void;
  readonly onClear: () => void;
}

interface SelectionBarProps {
  readonly items: readonly MediaItem[];
  /** Found files that are not loaded yet count too. */
  readonly total: number;
  readonly chosen: readonly MediaItem[];
  readonly cutCount: number;
  readonly actions: ItemActions;
}

/** The number of items and of chosen ones, and the actions on those. */
export function SelectionBar({ items, total, chosen, cutCount, actions }: SelectionBarProps): ReactElement {
  const t = useText();
  const [only] = chosen;
  const single = chosen.length === 1 ? only : undefined;
  const reason = areManageable(chosen) ? undefined : t('media.notYours');
  const folders = items.filter(({ kind }) => kind === 'folder').length;
  const more: readonly MenuAction[] = [
    ...(single
      ? [
          {
            key: 'rename',
            label: t('media.rename'),
            shortcut: 'F2',
            disabledReason: reason,
            onPress: () => actions.onRename(single),
          },
        ]
      : []),
    {
      key: 'cut',
      label: t('media.cutAction'),
      shortcut: 'Ctrl X',
      icon: <Scissors className="lc-icon" aria-hidden="true" />,
      disabledReason: reason,
      onPress: actions.onCut,
    },
    ...(single?.kind === 'folder'
      ? [{ key: 'roles', label: t('media.permissions'), disabledReason: reason, onPress: () => actions.onPermissions(single) }]
      : []),
  ];
  return (
    <div className="lc-media__foot">
      <p className="lc-media__count lc-num" role="status">
        {chosen.length > 0
          ? t('media.chosen', { count: chosen.length })
          : [folders > 0 && t('media.folderCount', { count: folders }), t('media.fileCount', { count: total })]
              .filter(Boolean)
              .join(', ')}
      </p>
      {cutCount > 0 && (
        <Button size="small" icon={<ClipboardPaste className="lc-icon" aria-hidden="true" />} onPress={actions.onPaste}>
          {t('media.paste', { count: cutCount })}
        </Button>
      )}
      {chosen.length > 0 && (
        <div className="lc-media__actions" role="group" aria-label={t('media.chosenActions')}>
          {single && (
            <Button size="small" icon={<Pencil className="lc-icon" aria-hidden="true" />} onPress={() => actions.onOpen(single)}>
              {single.kind === 'folder' ? t('media.open') : t('media.edit')}
            </Button>
          )}
          <Button
            size="small"
            icon={<FolderInput className="lc-icon" aria-hidden="true" />}
            disabledReason={reason}
            onPress={actions.onMove}
          >
            {t('media.move')}
          </Button>
          <Button
            size="small"
            icon={<Trash2 className="lc-icon" aria-hidden="true" />}
            disabledReason={reason}
            onPress={actions.onDelete}
          >
            {t('media.delete')}
          </Button>
          <Menu
            label={t('media.more')}
            trigger={<IconButton label={t('media.more')} icon={<MoreHorizontal className="lc-icon" aria-hidden="true" />} />}
            actions={more}
          />
          <IconButton
            label={t('media.clearChosen')}
            icon={<X className="lc-icon" aria-hidden="true" />}
            onPress={actions.onClear}
          />
        </div>
      )}
    </div>
  );
}
