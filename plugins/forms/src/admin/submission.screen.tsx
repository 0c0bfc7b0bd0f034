import {
  CallError,
  EmptyState,
  ErrorState,
  Icon,
  LinkButton,
  Screen,
  Skeleton,
  unwrap,
  useClient,
  useErrorText,
  useQuery,
  useScreenParams,
} from '@lectern/core/admin';
import type { ReactElement } from 'react';
import { inboxCalls } from '../inbox.client.ts';
import { inboxKey } from './inbox-key.ts';
import { t } from './inbox-texts.ts';
import { StateBadge } from './state-badge.tsx';
import { SubmissionAnswers } from './submission-answers.tsx';
import { SubmissionConsents } from './submission-consents.tsx';
import { SubmissionHandling } from './submission-handling.tsx';
import { SubmissionMails } from './submission-mails.tsx';
import { SubmissionNotes } from './submission-notes.tsx';

/** What one person sent, and what is done with it. */
export default function SubmissionScreen(): ReactElement {
  const client = useClient();
  const errorText = useErrorText();
  const { id = '' } = useScreenParams();
  const { data, error, refetch } = useQuery({
    queryKey: [...inboxKey, 'one', id],
    // Each look is written down: none without somebody who looks.
    gcTime: 0,
    queryFn: async ({ signal }) => unwrap(await client.call(inboxCalls.get, { params: { id }, signal })),
  });
  const failure = error instanceof CallError ? error.failure : undefined;
  const isGone = failure?.status === 404 || failure?.status === 400;
  return (
    <Screen
      title={data?.reference ?? t('detail.title')}
      detail={
        data && (
          <span className="forms-states">
            <StateBadge state={data.state} />
            {data.title}
          </span>
        )
      }
      actions={<LinkButton to="/forms/inbox">{t('detail.back')}</LinkButton>}
    >
      {isGone && <EmptyState icon={<Icon name="inbox" />} title={t('detail.gone')} text={t('detail.goneText')} />}
      {error && !isGone && (
        <ErrorState
          title={t('detail.failed')}
          text={failure?.errors.map((each) => errorText(each)).join(' ')}
          requestID={failure?.requestID}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton lines={8} />}
      {data && !error && (
        <div className="forms-submission">
          <SubmissionAnswers submission={data} />
          <div className="forms-aside">
            <SubmissionHandling submission={data} />
            <SubmissionConsents submission={data} />
            <SubmissionNotes submission={data} />
            <SubmissionMails submission={data} />
          </div>
        </div>
      )}
    </Screen>
  );
}
