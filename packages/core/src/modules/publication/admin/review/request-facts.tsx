import type { ReactElement, ReactNode } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Moment } from '#modules/pages/admin/public.ts';
import type { PublicationRequest } from '../../publication.schema.ts';
import { RequestBadge } from '../request-looks.tsx';

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

/** Who asked for what and when, with which words, and how it was decided. */
export function RequestFacts({ request }: { readonly request: PublicationRequest }): ReactElement {
  const t = useText();
  const { requestedBy, decidedBy, decidedAt, livePath, path } = request;
  return (
    <dl className="lc-details">
      <Fact name={t('requests.requestedBy')}>{requestedBy?.name ?? t('requests.somebody')}</Fact>
      <Fact name={t('requests.requestedAt')}>
        <Moment iso={request.requestedAt} />
      </Fact>
      {request.comment && (
        <Fact name={t('requests.comment')}>
          <span className="lc-review__remark">{request.comment}</span>
        </Fact>
      )}
      <Fact name={t(livePath !== null && livePath !== path ? 'review.newAddress' : 'review.address')}>
        <span className="lc-slug">{path}</span>
      </Fact>
      {decidedAt !== null && (
        <>
          <Fact name={t('review.decided')}>
            <RequestBadge state={request.state} />
          </Fact>
          <Fact name={t('review.decidedBy')}>
            {decidedBy && `${decidedBy.name}, `}
            <Moment iso={decidedAt} />
          </Fact>
        </>
      )}
      {request.feedback && (
        <Fact name={t('review.feedback')}>
          <span className="lc-review__remark">{request.feedback}</span>
        </Fact>
      )}
    </dl>
  );
}
