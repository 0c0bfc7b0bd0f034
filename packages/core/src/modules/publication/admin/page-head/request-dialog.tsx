import { useState } from 'react';
import type { ReactElement } from 'react';
import type { EditedPageProps } from '../../../../admin/module-parts.ts';
import { useApp, useErrorText } from '../../../../admin/shell/app-context.ts';
import { useSubmit } from '../../../../admin/state/use-submit.ts';
import { useText } from '../../../../admin/messages/use-messages.ts';
import { ErrorBox } from '../../../../admin/ui/fields/error-box.tsx';
import { TextArea } from '../../../../admin/ui/fields/text-area.tsx';
import { Modal } from '../../../../admin/ui/overlay/modal.tsx';
import { notify } from '../../../../admin/ui/overlay/notify.ts';
import { publicationCalls } from '../../publication.client.ts';

interface RequestDialogProps {
  readonly page: EditedPageProps;
  /** Another version of the page is requested already. */
  readonly isAgain: boolean;
  readonly onRequested: () => void;
  readonly onClose: () => void;
}

/** Stores the page and asks for its publication, with a comment for the reviewers. */
export function RequestDialog({ page, isAgain, onRequested, onClose }: RequestDialogProps): ReactElement {
  const t = useText();
  const { client } = useApp();
  const textOf = useErrorText();
  const { errors, isPending, submit } = useSubmit('publication-requests');
  const [comment, setComment] = useState('');
  const [isUnstored, setUnstored] = useState(false);
  const request = async () => {
    setUnstored(false);
    const result = await submit(async () => {
      const revision = await page.store();
      if (revision === undefined) return { ok: false, status: 409, errors: [], message: '' };
      return client.call(publicationCalls.request, { params: { id: page.pageID }, body: { comment, revision } });
    });
    if (result.ok) {
      onRequested();
      onClose();
      if (result.data.reviewers > 0) notify(t('requests.sent'));
      else notify(t('requests.nobody'), { kind: 'info' });
    } else if (result.errors.length === 0) setUnstored(true);
    else if (page.show(result.errors, t('requests.refused'))) onClose();
  };
  const texts = [
    ...(isUnstored ? [t('requests.notStored')] : []),
    ...errors.map((error) => ('message' in error ? error.message : textOf(error))),
  ];
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t(isAgain ? 'requests.again' : 'requests.request')}
      buttons={[
        { text: t('action.cancel'), onPress: onClose },
        { text: t('requests.request'), theme: 'orange', isPending, onPress: () => void request() },
      ]}
    >
      <p>{t(isAgain ? 'requests.againText' : 'requests.requestText')}</p>
      <TextArea
        label={t('requests.commentLabel')}
        help={t('requests.commentHelp')}
        value={comment}
        maxLength={2000}
        onChange={setComment}
      />
      <ErrorBox title={t('requests.failed')} errors={texts} />
    </Modal>
  );
}
