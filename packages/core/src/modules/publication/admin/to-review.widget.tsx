import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { RequestRows } from './request-rows.tsx';

/** The requests that wait for this person's review, the longest waiting first. */
export default function ToReviewWidget(): ReactElement {
  const t = useText();
  const text = (count: number) => t('requests.allToReview', { count });
  return <RequestRows of="list" none={t('requests.none')} all={{ to: '/publication-requests', text }} />;
}
