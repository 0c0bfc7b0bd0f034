import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useApp } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { usePageClaim } from '#admin/state/use-page-claim.ts';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { Moment } from '../../pages/admin/public.ts';
import { publicationCalls } from '../publication.client.ts';
import { requestsKey } from './request-keys.ts';
import { RequestBadge } from './request-looks.tsx';

interface RequestRowsProps {
  readonly of: 'list' | 'own';
  /** What is said where there are none. */
  readonly none: string;
  /** Where all of them stand. */
  readonly all?: { readonly to: string; readonly text: (count: number) => string };
}

/** The few requests of a widget. */
export function RequestRows({ of, none, all }: RequestRowsProps): ReactElement {
  const t = useText();
  const { client } = useApp();
  const { data, isError, refetch } = useQuery({
    queryKey: [...requestsKey, of, 'few'],
    queryFn: async ({ signal }) => {
      const few = { query: { pageSize: 5 }, signal };
      return unwrap(of === 'list' ? await client.call(publicationCalls.list, few) : await client.call(publicationCalls.own, few));
    },
  });
  usePageClaim(of === 'list' ? 'review' : 'requested', data?.items.map(({ pageID }) => pageID) ?? []);
  if (!data) return isError ? <ErrorState title={t('table.failed')} onRetry={() => void refetch()} /> : <Skeleton lines={3} />;
  if (data.items.length === 0) return <p className="lc-quiet">{none}</p>;
  return (
    <div className="lc-widget__body">
      <ul className="lc-rows">
        {data.items.map((request) => (
          <li key={request.id} className="lc-rows__row">
            <span className="lc-rows__text">
              <Link className="lc-rows__name" to={`/publication-requests/${request.id}`} lang={request.locale}>
                {request.title || t('editor.untitled')}
              </Link>
              <span className="lc-quiet">
                {of === 'list' && request.requestedBy && `${request.requestedBy.name} · `}
                {request.decidedBy && `${request.decidedBy.name} · `}
                <Moment iso={request.decidedAt ?? request.requestedAt} />
              </span>
              {request.feedback && <span className="lc-wrap">{request.feedback}</span>}
            </span>
            {of === 'own' && <RequestBadge state={request.state} />}
          </li>
        ))}
      </ul>
      {all && data.totalItems > data.items.length && <Link to={all.to}>{all.text(data.totalItems)}</Link>}
    </div>
  );
}
