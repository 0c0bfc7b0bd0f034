import { SlidersHorizontal } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { useQueryFailure } from '#admin/state/use-query-failure.ts';
import { EmptyState, ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { DataTable } from '#admin/ui/list/data-table.tsx';
import { settingsCalls } from '../settings.client.ts';
import { ownerColumns } from './owner-columns.tsx';
import { settingsKey } from './settings-key.ts';

/** The modules and plugins that have settings. */
export default function SiteSettingsScreen(): ReactElement {
  const t = useText();
  const client = useClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...settingsKey, 'list'],
    staleTime: 0,
    queryFn: async ({ signal }) => unwrap(await client.call(settingsCalls.list, { signal })),
  });
  const failure = useQueryFailure(error);
  const columns = useMemo(() => ownerColumns(t), [t]);
  return (
    <Screen title={t('siteSettings.title')}>
      <section className="lc-panel lc-list" aria-label={t('siteSettings.title')}>
        {failure && (
          <ErrorState
            title={t('siteSettings.failed')}
            text={failure.text}
            requestID={failure.requestID}
            onRetry={() => void refetch()}
          />
        )}
        {!failure && !data && <Skeleton lines={3} />}
        {data?.length === 0 && (
          <EmptyState icon={<SlidersHorizontal />} title={t('siteSettings.none')} text={t('siteSettings.noneText')} />
        )}
        {!failure && data && data.length > 0 && (
          <DataTable
            caption={t('siteSettings.title')}
            columns={columns}
            items={data}
            keyOf={({ owner }) => owner}
            isUpdating={isFetching}
          />
        )}
      </section>
    </Screen>
  );
}
