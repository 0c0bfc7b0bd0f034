import { Button, Modal, useActionContext, useClient } from '@lectern/core/admin';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { SubmissionDetail } from '../inbox.calls.ts';
import { inboxCalls } from '../inbox.client.ts';
import { t } from './inbox-texts.ts';
import { useChange } from './use-change.ts';

/** Erases a submission for good, after a question. */
export function EraseButton({
  submission: { id, reference, hasLegalHold },
}: {
  readonly submission: SubmissionDetail;
}): ReactElement {
  const client = useClient();
  const { navigate } = useActionContext();
  const { change, isPending } = useChange();
  const [isAsking, setAsking] = useState(false);
  const erase = (): void => {
    setAsking(false);
    change({
      said: t('erase.done', { reference }),
      send: () => client.call(inboxCalls.erase, { params: { id } }),
      after: () => navigate('/forms/inbox'),
    });
  };
  return (
    <div className="forms-buttons">
      <Button
        theme="danger"
        isPending={isPending}
        disabledReason={hasLegalHold ? t('erase.held') : undefined}
        onPress={() => setAsking(true)}
      >
        {t('erase.button')}
      </Button>
      <Modal
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('erase.title', { reference })}
        isAlert
        buttons={[
          { text: t('erase.keep'), onPress: () => setAsking(false) },
          { text: t('erase.confirm'), theme: 'danger', onPress: erase },
        ]}
      >
        <p>{t('erase.text')}</p>
      </Modal>
    </div>
  );
}
