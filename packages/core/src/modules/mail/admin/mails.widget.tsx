import { MailCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { TransportNote } from './transport-note.tsx';
import { useMailStatus } from './use-mail-status.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { EmptyState, ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';

/** Whether mails leave this site: how many failed, how many wait. */
export default function MailsWidget(): ReactElement {
  const t = useText();
  const { data, isError, refetch } = useMailStatus();
  if (isError) return <ErrorState title={t('table.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={2} />;
  const { failed, waiting } = data.counts;
  return (
    <div className="lc-widget__body">
      <TransportNote />
      {failed === 0 && waiting === 0 ? (
        <EmptyState icon={<MailCheck />} title={t('dashboard.noMails')} />
      ) : (
        <dl className="lc-figures">
          <div data-alert={failed > 0 || undefined}>
            <dt>{t('mails.failed')}</dt>
            <dd className="lc-num">{failed}</dd>
          </div>
          <div>
            <dt>{t('mails.waiting')}</dt>
            <dd className="lc-num">{waiting}</dd>
          </div>
        </dl>
      )}
      <Link to={failed > 0 ? '/mails?state=failed' : '/mails'}>{t('dashboard.toMails')}</Link>
    </div>
  );
}
