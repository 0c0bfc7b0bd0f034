import type { ReactElement } from 'react';
import { formatMoment } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import type { OtherSave } from '../../pages/admin/public.ts';

interface MenuConflictProps {
  readonly other: OtherSave;
  readonly isPending: boolean;
  readonly onReload: () => void;
  readonly onKeep: () => void;
  readonly onClose: () => void;
}

/** Somebody saved in between. Nothing is overwritten and nothing thrown away without a word. */
export function MenuConflict({ other, isPending, onReload, onKeep, onClose }: MenuConflictProps): ReactElement {
  const t = useText();
  const when = other.at ? formatMoment(other.at.toISOString()) : '';
  return (
    <Modal
      isOpen
      isAlert
      onClose={onClose}
      title={t('menus.conflict')}
      size="medium"
      buttons={[
        { text: t('menus.later'), onPress: onClose },
        { text: t('menus.reload'), onPress: onReload },
        { text: t('menus.keep'), isPending, onPress: onKeep },
      ]}
    >
      <p>{other.by ? t('menus.conflictBy', { name: other.by.name, when }) : t('menus.conflictUnknown')}</p>
      <p>{t('menus.conflictText')}</p>
    </Modal>
  );
}
