import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../../../admin/messages/use-messages.ts';
import { useFailureTexts } from '../../../../admin/shell/app-context.ts';
import { ErrorBox } from '../../../../admin/ui/fields/error-box.tsx';
import { Modal } from '../../../../admin/ui/overlay/modal.tsx';
import { notify } from '../../../../admin/ui/overlay/notify.ts';
import type { usePublishing } from './save/use-publishing.ts';

interface UnpublishDialogProps {
  readonly isOpen: boolean;
  /** Public path of the page. */
  readonly path: string;
  readonly publishing: ReturnType<typeof usePublishing>;
  readonly onClose: () => void;
}

/** Asks before a page is taken off the site, and shows why that was refused. */
export function UnpublishDialog({ isOpen, path, publishing, onClose }: UnpublishDialogProps): ReactElement {
  const t = useText();
  const { unpublish, pending } = publishing;
  const textsOf = useFailureTexts();
  const [errors, setErrors] = useState<readonly string[]>([]);
  return (
    <Modal
      isOpen={isOpen}
      isAlert
      onClose={onClose}
      title={t('editor.unpublish.title')}
      buttons={[
        { text: t('action.cancel'), onPress: onClose },
        {
          text: t('editor.unpublish'),
          theme: 'orange',
          isPending: pending === 'unpublish',
          onPress: () =>
            void unpublish().then((failure) => {
              setErrors(failure ? textsOf(failure) : []);
              if (failure) return;
              onClose();
              notify(t('editor.unpublished'));
            }),
        },
      ]}
    >
      <p>{t('editor.unpublish.text', { path })}</p>
      <ErrorBox title={t('editor.unpublishFailed')} errors={errors} />
    </Modal>
  );
}
