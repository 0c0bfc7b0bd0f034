import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useText } from '#admin/messages/use-messages.ts';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { CountList } from './count-list.tsx';
import { wantsAttention } from './count-words.ts';
import { useHealth } from './use-health.ts';

/** What wants attention on the site, in short. */
export default function HealthWidget(): ReactElement {
  const t = useText();
  const { data, isError, refetch } = useHealth();
  if (!data) return isError ? <ErrorState title={t('health.failed')} onRetry={() => void refetch()} /> : <Skeleton lines={4} />;
  const open = data.filter(wantsAttention);
  return (
    <div className="lc-widget__body">
      {open.length > 0 ? (
        <CountList counts={open} label={t('health.attention')} isShort />
      ) : (
        <p className="lc-quiet">{t('health.allWell')}</p>
      )}
      <Link to="/site-health">{t('health.show')}</Link>
    </div>
  );
}
