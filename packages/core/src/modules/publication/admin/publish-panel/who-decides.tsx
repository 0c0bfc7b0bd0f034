import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import type { PublicationOutlook } from '../../publication.schema.ts';

interface WhoDecidesProps {
  readonly isRequest: boolean;
  /** Undefined while it is loaded. */
  readonly around: PublicationOutlook | undefined;
}

/** Whether anybody has to agree, and who that is. */
export function WhoDecides({ isRequest, around }: WhoDecidesProps): ReactElement {
  const t = useText();
  if (!isRequest) return <>{t('publish.nobodyElse')}</>;
  if (!around) return <>…</>;
  const { reviewers, totalReviewers } = around;
  if (totalReviewers === 0) return <>{t('publish.noReviewers')}</>;
  const names = reviewers.map(({ name }) => name).join(', ');
  const rest = totalReviewers - reviewers.length;
  return <>{rest > 0 ? t('publish.oneOfMore', { names, count: rest }) : t('publish.oneOf', { names })}</>;
}
