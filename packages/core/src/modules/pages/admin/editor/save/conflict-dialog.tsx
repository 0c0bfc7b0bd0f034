import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../../../../admin/messages/use-messages.ts';
import { Modal } from '../../../../../admin/ui/overlay/modal.tsx';
import { useEditorContext } from '../editor-context.ts';
import { useOtherSave } from './use-other-save.ts';

/** Somebody else saved. Nothing is overwritten and nothing thrown away without a second word. */
export function ConflictDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const t = useText();
  const { saver, reload } = useEditorContext();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const other = useOtherSave();

  if (!isAsking) {
    return (
      <Modal
        isOpen
        isAlert
        onClose={onClose}
        title={other.title}
        size="medium"
        buttons={[
          { text: t('conflict.later'), onPress: onClose },
          { text: t('conflict.reload'), theme: 'danger', onPress: reload },
          { text: t('conflict.keep'), theme: 'orange', onPress: () => setAsking(true) },
        ]}
      >
        <p>{other.text}</p>
        <p>{t('conflict.text')}</p>
      </Modal>
    );
  }
  return (
    <Modal
      isOpen
      isAlert
      onClose={onClose}
      title={t('conflict.keep.title')}
      buttons={[
        { text: t('action.cancel'), onPress: () => setAsking(false) },
        {
          text: t('conflict.keep.confirm'),
          theme: 'orange',
          isPending,
          onPress: () => {
            setPending(true);
            void saver.keepMine().then(onClose);
          },
        },
      ]}
    >
      <p>{other.text}</p>
      <p>{t('conflict.keep.text')}</p>
    </Modal>
  );
}
