import { Button, useClient } from '@lectern/core/admin';
import type { ReactElement } from 'react';
import type { SubmissionDetail } from '../inbox.calls.ts';
import { inboxCalls } from '../inbox.client.ts';
import type { SubmissionState } from '../submission-states.ts';
import { t } from './inbox-texts.ts';
import type { useChange } from './use-change.ts';

interface HeldNoteProps {
  readonly submission: SubmissionDetail;
  readonly changes: ReturnType<typeof useChange>;
}

/** Somebody has to decide what becomes of what was held. */
export function HeldNote({ submission: { id, state }, changes: { change, isPending } }: HeldNoteProps): ReactElement {
  const client = useClient();
  const set = (next: SubmissionState, said: string): void =>
    change({ said, send: () => client.call(inboxCalls.setState, { params: { id }, body: { state: next } }) });
  const saved = (next: SubmissionState): string => t('state.saved', { state: t(`state.${next}`) });
  if (state === 'dropped')
    return (
      <div className="forms-held">
        <p>{t('held.dropped')}</p>
        <Button isPending={isPending} onPress={() => set('held', saved('held'))}>
          {t('held.again')}
        </Button>
      </div>
    );
  return (
    <div className="forms-held">
      <p className="lc-note">{t('held.text')}</p>
      <div className="forms-buttons">
        <Button theme="orange" isPending={isPending} onPress={() => set('new', t('held.released'))}>
          {t('held.release')}
        </Button>
        <Button isPending={isPending} onPress={() => set('dropped', saved('dropped'))}>
          {t('held.drop')}
        </Button>
      </div>
    </div>
  );
}
