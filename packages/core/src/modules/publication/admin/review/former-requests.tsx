import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useText } from '#admin/messages/use-messages.ts';
import { Moment } from '#modules/pages/admin/public.ts';
import type { Review } from '../../publication.schema.ts';

/** What was asked for this page before and rejected, by whom and why. */
export function FormerRequests({ requests }: { readonly requests: Review['former'] }): ReactElement | null {
  const t = useText();
  if (requests.length === 0) return null;
  return (
    <section className="lc-review__former" aria-labelledby="review-former">
      <h3 id="review-former">{t('review.former')}</h3>
      <ul>
        {requests.map(({ id, number, decidedAt, decidedBy, feedback }) => (
          <li key={id}>
            <Link to={`/publication-requests/${id}`}>{t('review.formerVersion', { number })}</Link>
            <span className="lc-quiet">
              {decidedBy?.name ?? t('requests.somebody')}
              {decidedAt !== null && (
                <>
                  , <Moment iso={decidedAt} />
                </>
              )}
            </span>
            {feedback ? (
              <span className="lc-review__remark">{feedback}</span>
            ) : (
              <span className="lc-quiet">{t('review.formerSilent')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
