import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Navigate, useParams } from 'react-router';
import { useApp } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { publicationCalls } from '../../publication.client.ts';
import { requestsKey } from '../request-keys.ts';

/** Leads from a page to its request; to the page itself where nobody asks for its publication any more. */
export default function RequestOfPageScreen(): ReactElement {
  const t = useText();
  const { client } = useApp();
  const { pageID = '' } = useParams();
  const { data, isSuccess, isError, refetch } = useQuery({
    queryKey: [...requestsKey, 'of-page', pageID],
    queryFn: async ({ signal }) => unwrap(await client.call(publicationCalls.latest, { params: { id: pageID }, signal })),
  });
  if (isSuccess)
    return <Navigate replace to={data?.state === 'open' ? `/publication-requests/${data.id}` : `/pages/${pageID}`} />;
  return (
    <Screen title={t('review.request')} isTitleHidden>
      {isError ? (
        <ErrorState title={t('review.failed')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} label={t('review.loading')} />
      )}
    </Screen>
  );
}
