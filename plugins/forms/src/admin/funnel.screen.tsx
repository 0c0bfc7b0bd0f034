import {
  DataTable,
  EmptyState,
  ErrorState,
  Icon,
  Screen,
  Select,
  Skeleton,
  unwrap,
  useClient,
  useQuery,
} from '@lectern/core/admin';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { inboxCalls } from '../inbox.client.ts';
import { funnelSteps, stoppedAt } from './funnel-rows.ts';
import type { StoppedAt } from './funnel-rows.ts';
import { FunnelSteps } from './funnel-steps.tsx';
import { t } from './funnel-texts.ts';
import { inboxKey } from './inbox-key.ts';

const periods = [7, 30, 90, 365] as const;

const firstDay = (days: number): string => new Date(Date.now() - (days - 1) * 86_400_000).toISOString().slice(0, 10);

function Stopped({ stopped }: { readonly stopped: readonly StoppedAt[] }): ReactElement {
  const heading = useId();
  return (
    <section className="lc-panel forms-part" aria-labelledby={heading}>
      <h2 id={heading}>{t('funnel.stopped')}</h2>
      {stopped.length === 0 && <p className="lc-quiet">{t('funnel.noErrors')}</p>}
      {stopped.length > 0 && (
        <DataTable
          caption={t('funnel.stopped')}
          items={stopped}
          keyOf={({ path }) => path}
          columns={[
            { key: 'question', header: t('funnel.question'), isRowHeader: true, accessor: 'title' },
            {
              key: 'times',
              header: t('funnel.times'),
              isNumeric: true,
              style: 'lc-table__labelled',
              width: '11rem',
              accessor: 'count',
            },
          ]}
        />
      )}
    </section>
  );
}

/** How far a form is filled in, and what stops people. */
export default function FunnelScreen(): ReactElement {
  const client = useClient();
  const [chosen, setChosen] = useState('');
  const [days, setDays] = useState<number>(30);
  const forms = useQuery({
    queryKey: [...inboxKey, 'forms'],
    queryFn: async ({ signal }) => unwrap(await client.call(inboxCalls.forms, { signal })),
  });
  const form = forms.data?.find(({ id }) => id === chosen) ?? forms.data?.[0];
  const counts = useQuery({
    queryKey: ['forms', 'statistics', form?.id],
    enabled: form !== undefined,
    queryFn: async ({ signal }) => unwrap(await client.call(inboxCalls.statistics, { query: { form: form?.id ?? '' }, signal })),
  });
  const rows = counts.data?.filter(({ day }) => day >= firstDay(days));
  const error = forms.error ?? counts.error;
  return (
    <Screen
      title={t('funnel.title')}
      actions={
        <>
          <Select
            label={t('funnel.form')}
            isLabelHidden
            size="small"
            value={form?.id ?? ''}
            options={(forms.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
            onChange={setChosen}
          />
          <Select
            label={t('funnel.period')}
            isLabelHidden
            size="small"
            value={String(days)}
            options={periods.map((count) => ({ value: String(count), label: t('funnel.days', { count }) }))}
            onChange={(next) => setDays(Number(next))}
          />
        </>
      }
    >
      {error && <ErrorState title={t('funnel.failed')} onRetry={() => void Promise.all([forms.refetch(), counts.refetch()])} />}
      {!rows && !error && <Skeleton lines={6} />}
      {rows?.length === 0 && <EmptyState icon={<Icon name="inbox" />} title={t('funnel.empty')} text={t('funnel.emptyText')} />}
      {rows && rows.length > 0 && (
        <div className="forms-aside forms-funnels">
          <FunnelSteps
            steps={funnelSteps(rows, form?.steps ?? [], { started: t('funnel.started'), sent: t('funnel.finished') })}
          />
          <Stopped stopped={stoppedAt(rows)} />
        </div>
      )}
    </Screen>
  );
}
