import { ChevronLeft, ExternalLink, FileX, PencilLine } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { Link, useParams } from 'react-router';
import { useApp, useFailureTexts, usePermission } from '#admin/shell/app-context.ts';
import { CallError, unwrap } from '#admin/state/call-error.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { LinkButton } from '#admin/ui/controls/link-button.tsx';
import { EmptyState, ErrorState, ForbiddenState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { ComparisonViewSwitch, fieldLabel, loadRegistry, useComparisonView } from '#modules/pages/admin/editor/public.ts';
import type { Registry } from '#modules/pages/admin/editor/public.ts';
import type { Review } from '../../publication.schema.ts';
import { publicationCalls } from '../../publication.client.ts';
import { requestsKey } from '../request-keys.ts';
import { RequestBadge } from '../request-looks.tsx';
import { Comparison } from './comparison.tsx';
import { DrawnReview } from './drawn-review.tsx';
import { Decision } from './decision.tsx';
import { FormerRequests } from './former-requests.tsx';
import { RequestFacts } from './request-facts.tsx';
import { contentOf, nothingOf } from './reviewed-content.ts';
import { ReviewedChecks } from './reviewed-checks.tsx';

function LoadedReview({ review, registry }: { readonly review: Review; readonly registry: Registry }): ReactElement {
  const t = useText();
  const mayReview = usePermission('review-publication');
  const [view, setView] = useComparisonView();
  const { request } = review;
  const after = useMemo(() => contentOf(review.after), [review]);
  const before = useMemo(() => (review.before ? contentOf(review.before) : nothingOf(after)), [review, after]);
  const labelOf = (path: string) => fieldLabel({ t, registry, type: request.type, document: after }, path);
  return (
    <Screen
      title={request.title || t('editor.untitled')}
      detail={<RequestBadge state={request.state} />}
      actions={
        <LinkButton to={`/pages/${request.pageID}`} icon={<PencilLine className="lc-icon" aria-hidden="true" />}>
          {t('review.edit')}
        </LinkButton>
      }
    >
      {mayReview && (
        <Link to="/publication-requests" className="lc-back">
          <ChevronLeft className="lc-icon" aria-hidden="true" />
          {t('review.all')}
        </Link>
      )}
      <div className="lc-review">
        <section className="lc-review__request lc-panel" aria-labelledby="review-request">
          <h2 id="review-request">{t('review.request')}</h2>
          <RequestFacts request={request} />
          <FormerRequests requests={review.former} />
          {request.livePath !== null && (
            <a className="lc-review__live" href={request.livePath} target="_blank" rel="noopener">
              {t('review.view')}
              <ExternalLink className="lc-icon" aria-hidden="true" />
            </a>
          )}
        </section>
        <section className="lc-review__main" aria-labelledby="review-changes">
          <div className="lc-review__bar">
            <h2 id="review-changes">{t('review.changes')}</h2>
            <ComparisonViewSwitch value={view} onChange={setView} />
          </div>
          {request.state === 'open' && request.hasNewerVersion && <p className="lc-review__note">{t('review.newer')}</p>}
          {!review.before && <p className="lc-quiet">{t('review.isNew')}</p>}
          <div lang={request.locale}>
            {view === 'drawn' ? (
              <DrawnReview review={review} registry={registry} before={before} after={after} />
            ) : (
              <Comparison
                registry={registry}
                type={request.type}
                isMoved={request.livePath !== null && request.livePath !== request.path}
                before={before}
                after={after}
              />
            )}
          </div>
          {request.state === 'open' && <ReviewedChecks versionID={request.versionID} labelOf={labelOf} />}
        </section>
        {request.state === 'open' && <Decision request={request} labelOf={labelOf} />}
      </div>
    </Screen>
  );
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }): ReactElement {
  const t = useText();
  const textsOf = useFailureTexts();
  const failure = error instanceof CallError ? error.failure : undefined;
  const state =
    failure?.status === 403 ? (
      <ForbiddenState />
    ) : failure?.status === 404 ? (
      <EmptyState
        icon={<FileX />}
        title={t('review.missing')}
        action={<LinkButton to="/">{t('app.notFound.action')}</LinkButton>}
      />
    ) : (
      <ErrorState
        title={t('review.failed')}
        text={failure && textsOf(failure).join(' ')}
        requestID={failure?.requestID}
        onRetry={onRetry}
      />
    );
  return (
    <Screen title={t('review.request')} isTitleHidden>
      {state}
    </Screen>
  );
}

/** A request with what would change for visitors, and the decision on it. */
export default function ReviewScreen(): ReactElement {
  const t = useText();
  const { client, plugins } = useApp();
  const { requestID = '' } = useParams();
  const registry = useQuery({ queryKey: ['registry'], staleTime: Infinity, queryFn: () => loadRegistry(plugins) });
  const review = useQuery({
    queryKey: [...requestsKey, 'review', requestID],
    queryFn: async ({ signal }) => unwrap(await client.call(publicationCalls.review, { params: { id: requestID }, signal })),
  });
  const error = review.error ?? registry.error;
  if (error) return <Failed error={error} onRetry={() => void review.refetch()} />;
  if (!review.data || !registry.data) return <Skeleton lines={8} label={t('review.loading')} />;
  return <LoadedReview key={requestID} review={review.data} registry={registry.data} />;
}
