import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useId, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { formatRecent } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { EmptyState, ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { DataTable } from '#admin/ui/list/data-table.tsx';
import { deliveryCalls } from '../delivery.client.ts';
import type { Delivery } from '../delivery.calls.ts';
import { processColumns } from './process-columns.tsx';
import { PurgeBox } from './purge-box.tsx';
import { RateChart } from './rate-chart.tsx';

/** Milliseconds between two looks while the screen is open. */
const lookAgain = 10_000;

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <section className="lc-panel lc-list lc-delivery__part" aria-labelledby={id}>
      <h2 className="lc-widget__title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Proxies({ purging }: Pick<Delivery, 'purging'>): ReactElement {
  const t = useText();
  if (!purging) return <p className="lc-quiet">{t('delivery.noProxies')}</p>;
  const { waiting, tries, failingSince, lastError } = purging;
  return (
    <>
      <p>{waiting === 0 ? t('delivery.nothingWaits') : t('delivery.waiting', { count: waiting })}</p>
      {failingSince && (
        <p className="lc-wrap lc-quiet">
          {t('delivery.failing', { time: formatRecent(failingSince), count: tries, error: lastError ?? '' })}
        </p>
      )}
    </>
  );
}

/** How pages reach visitors: the caches, the processes, the proxies in front. */
export default function DeliveryScreen(): ReactElement {
  const t = useText();
  const { client } = useApp();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['delivery'],
    queryFn: async ({ signal }) => unwrap(await client.call(deliveryCalls.read, { signal })),
    refetchInterval: lookAgain,
  });
  const columns = useMemo(() => processColumns(t), [t]);
  const look = (): void => void refetch();
  return (
    <Screen
      title={t('delivery.title')}
      actions={
        <Button icon={<RotateCw className="lc-icon" aria-hidden="true" />} onPress={look}>
          {t('delivery.refresh')}
        </Button>
      }
    >
      {!data && (isError ? <ErrorState title={t('delivery.failed')} onRetry={look} /> : <Skeleton lines={8} />)}
      {data && (
        <div className="lc-delivery">
          <Part title={t('delivery.rate')}>
            <RateChart hours={data.hours} />
          </Part>
          <Part title={t('delivery.processes')}>
            {data.processes.length === 0 ? (
              <EmptyState title={t('delivery.noProcesses')} text={t('delivery.noProcessesText')} />
            ) : (
              <DataTable
                caption={t('delivery.processes')}
                columns={columns}
                items={data.processes}
                keyOf={({ id }) => id}
                isUpdating={isFetching}
              />
            )}
          </Part>
          <Part title={t('delivery.proxies')}>
            <Proxies purging={data.purging} />
          </Part>
          <Part title={t('delivery.purge')}>
            <PurgeBox onPurged={look} />
          </Part>
        </div>
      )}
    </Screen>
  );
}
