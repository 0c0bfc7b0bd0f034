import type { ReactElement } from 'react';
import { formatMoment } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useCurrentUser } from '#admin/shell/app-context.ts';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import type { OtherSave } from '../../pages/admin/public.ts';

interface ConflictDialogProps {
  readonly other: OtherSave;
  readonly isPending: boolean;
  readonly onReload: () => void;
  readonly onKeep: () => void;
  readonly onClose: () => void;
}

/** Somebody saved in between. Nothing is overwritten and nothing thrown away without a word. */
export function ConflictDialog({ other, isPending, onReload, onKeep, onClose }: ConflictDialogProps): ReactElement {
  const t = useText();
  const user = useCurrentUser();
  const when = other.at ? formatMoment(other.at.toISOString()) : '';
  const isSelf = other.by?.id === user.ID;
  const by = isSelf
    ? t('siteSettings.conflictBySelf', { when })
    : other.by
      ? t('siteSettings.conflictBy', { name: other.by.name, when })
      : t('siteSettings.conflictUnknown');
  return (
    <Modal
      isOpen
      isAlert
      onClose={onClose}
      title={t(isSelf ? 'siteSettings.conflictSelf' : 'siteSettings.conflict')}
      size="medium"
      buttons={[
        { text: t('siteSettings.later'), onPress: onClose },
        { text: t('siteSettings.reload'), onPress: onReload },
        { text: t('siteSettings.keep'), isPending, onPress: onKeep },
      ]}
    >
      <p>{by}</p>
      <p>{t('siteSettings.conflictText')}</p>
    </Modal>
  );
}
