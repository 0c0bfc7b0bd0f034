import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Result } from '#client/result.ts';
import { useErrorText } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { isWithin, parentOf } from '../state/folder-path.ts';
import type { MediaItem } from '../library/media-item.ts';
import { FolderTree } from './folder-tree.tsx';
import { useFolderName } from '../state/use-folder-name.ts';

interface MoveDialogProps {
  readonly items: readonly MediaItem[];
  /** The folder that is open. */
  readonly from: string;
  readonly onMove: (newPath: string) => Promise<Result<unknown>>;
  readonly onClose: () => void;
}

/** Why something cannot go to a folder; undefined where it can. */
function useObstacle(items: readonly MediaItem[]): (target: string) => string | undefined {
  const t = useText();
  return (target) => {
    const inside = items.find((item) => item.kind === 'folder' && isWithin(target, item.folder.path));
    if (inside) return t('media.moveIntoItself', { name: inside.name });
    const isThere = items.every((item) => (item.kind === 'file' ? item.file.path : parentOf(item.folder.path)) === target);
    return isThere ? t('media.moveAlreadyThere') : undefined;
  };
}

/** Moves things into another folder, without dragging. */
export function MoveDialog({ items, from, onMove, onClose }: MoveDialogProps): ReactElement {
  const t = useText();
  const folderName = useFolderName();
  const textOf = useErrorText();
  const obstacleOf = useObstacle(items);
  const [target, setTarget] = useState(from);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);

  const move = async (): Promise<void> => {
    setPending(true);
    const result = await onMove(target);
    setPending(false);
    if (result.ok) onClose();
    else setErrors([t('media.couldNotMove'), ...new Set(result.errors.map((error) => textOf(error, error.property)))]);
  };
  const [only] = items;
  const title =
    items.length === 1 && only ? t('media.moveTitle', { name: only.name }) : t('media.moveTitleMany', { count: items.length });
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="medium"
      title={title}
      buttons={[
        { text: t('action.cancel'), onPress: onClose },
        { text: t('media.moveHere'), theme: 'orange', isPending, disabledReason: obstacleOf(target), onPress: () => void move() },
      ]}
    >
      <ErrorBox errors={errors} />
      <p className="lc-quiet">{t('media.moveTo', { folder: folderName(target) })}</p>
      <div className="lc-move-tree">
        <FolderTree label={t('media.folders')} path={target} onChoose={setTarget} autoFocus />
      </div>
    </Modal>
  );
}
