import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { EmptyState, ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import type { HealthCount } from '../health.schema.ts';
import { CountList } from './count-list.tsx';
import { wantsAttention } from './count-words.ts';
import { useHealth } from './use-health.ts';

function Counts({ counts }: { readonly counts: readonly HealthCount[] }): ReactElement {
  const t = useText();
  const id = useId();
  const open = counts.filter(wantsAttention);
  const well = counts.filter((one) => !wantsAttention(one));
  return (
    <>
      <section className="lc-panel lc-health__part" aria-labelledby={`${id}-open`}>
        <h2 className="lc-widget__title" id={`${id}-open`}>
          {t('health.attention')}
        </h2>
        {open.length > 0 ? (
          <CountList counts={open} label={t('health.attention')} />
        ) : (
          <EmptyState icon={<CircleCheck />} title={t('health.allWell')} />
        )}
      </section>
      {well.length > 0 && (
        <section className="lc-panel lc-health__part" aria-labelledby={`${id}-well`}>
          <h2 className="lc-widget__title" id={`${id}-well`}>
            {t('health.well')}
          </h2>
          <CountList counts={well} label={t('health.well')} />
        </section>
      )}
    </>
  );
}

/** How the site is: what wants attention of what somebody may change, and what is in order. */
export default function HealthScreen(): ReactElement {
  const t = useText();
  const { data, isError, refetch } = useHealth();
  return (
    <Screen title={t('health.title')} width="medium">
      <p className="lc-quiet">{t('health.intro')}</p>
      {data ? (
        <Counts counts={data} />
      ) : isError ? (
        <ErrorState title={t('health.failed')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Screen>
  );
}
