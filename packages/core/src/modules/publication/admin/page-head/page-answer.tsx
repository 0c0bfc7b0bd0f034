import { MessageSquareQuote } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { EditedPageProps } from '#admin/module-parts.ts';
import { formatRecent } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { useLatestRequest } from './use-latest-request.ts';

/** What a reviewer answered to the request that was rejected, until the page is requested anew or live. */
export default function PageAnswer(page: EditedPageProps): ReactElement | null {
  const t = useText();
  const request = useLatestRequest(page);
  const [dismissed, setDismissed] = useState<string>();
  if (request?.state !== 'rejected' || page.status === 'live' || request.id === dismissed) return null;
  const { id, feedback, decidedBy, decidedAt, requestedAt } = request;
  const name = decidedBy?.name ?? t('requests.somebody');
  return (
    <section className="lc-editor-bar" aria-label={t('requests.answer')}>
      <MessageSquareQuote className="lc-icon" aria-hidden="true" />
      <p className="lc-editor-bar__text">
        {t('requests.rejectedAt', { name, at: formatRecent(decidedAt ?? requestedAt) })}{' '}
        {feedback && <q className="lc-editor-bar__quote">{feedback}</q>}{' '}
        <Link to={`/publication-requests/${id}`}>{t('requests.show')}</Link>
      </p>
      <Button
        size="small"
        theme="plain"
        onPress={() => {
          setDismissed(id);
          // The bar goes with what was pressed in it.
          document.querySelector<HTMLElement>('.lc-editor__title')?.focus();
        }}
      >
        {t('requests.dismiss')}
      </Button>
    </section>
  );
}
