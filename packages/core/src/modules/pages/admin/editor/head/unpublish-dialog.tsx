import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useFailureTexts } from '#admin/shell/app-context.ts';
import { ModulePart } from '#admin/shell/module-part.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { firstLeaving, leavingOf, leavingProblem } from '../../leaving/leaving-draft.ts';
import { LeavingField } from '../../leaving/leaving-field.tsx';
import { usePageUsage } from '../../leaving/use-page-usage.ts';
import type { usePublishing } from '../unsaved/use-publishing.ts';

interface UnpublishDialogProps {
  readonly pageID: string;
  /** Public path of the page. */
  readonly path: string;
  /** Something was written since the publication: it can be stored before. */
  readonly hasChanges: boolean;
  readonly publishing: ReturnType<typeof usePublishing>;
  readonly onClose: () => void;
}

/** Asks before a page is taken off the site, and shows why that was refused. */
export function UnpublishDialog({ pageID, path, hasChanges, publishing, onClose }: UnpublishDialogProps): ReactElement {
  const t = useText();
  const { unpublish, pending } = publishing;
  const textsOf = useFailureTexts();
  const [leaving, setLeaving] = useState(firstLeaving);
  const usage = usePageUsage([pageID]);
  const disabledReason = leavingProblem(leaving, [pageID]) && t('leaving.choose');
  const [errors, setErrors] = useState<readonly string[]>([]);
  const take = async (storesFirst: boolean): Promise<void> => {
    const failure = await unpublish({ storesFirst, address: leavingOf(leaving) });
    setErrors(failure ? textsOf(failure) : []);
    if (failure) return;
    onClose();
    notify(t('editor.unpublished'));
  };
  return (
    <Modal
      isOpen
      isAlert
      onClose={onClose}
      title={t('editor.unpublish.title')}
      buttons={[
        { text: t('action.cancel'), onPress: onClose },
        ...(hasChanges
          ? [
              {
                text: t('editor.storeAndUnpublish'),
                disabledReason,
                isPending: pending === 'storeAndUnpublish',
                onPress: () => void take(true),
              },
            ]
          : []),
        {
          text: t('editor.unpublish'),
          theme: 'orange',
          disabledReason,
          isPending: pending === 'unpublish',
          onPress: () => void take(false),
        },
      ]}
    >
      <p>{t('editor.unpublish.text', { path })}</p>
      <ModulePart name="pageLinks" props={{ pageID, isEnding: true }} />
      <LeavingField value={leaving} leaving={[pageID]} above={usage.data?.above} onChange={setLeaving} />
      <ErrorBox title={t('editor.unpublishFailed')} errors={errors} />
    </Modal>
  );
}
