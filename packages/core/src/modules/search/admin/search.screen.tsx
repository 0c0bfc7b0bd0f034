import { SearchX } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { EmptyState, ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { searchCalls } from '../search.client.ts';
import { FailedSection } from './failed-section.tsx';
import { IndexSection } from './index-section.tsx';
import { searchKey } from './search-key.ts';
import { TrySection } from './try-section.tsx';

/** Milliseconds between two looks at what is under way. */
const pace = 1000;

/** The index that visitors search: what can be found, how all of it is indexed anew, and what a search finds. */
export default function SearchScreen(): ReactElement {
  const t = useText();
  const { client } = useApp();
  const status = useQuery({
    queryKey: searchKey,
    queryFn: async ({ signal }) => unwrap(await client.call(searchCalls.status, { signal })),
    refetchInterval: ({ state }) => (state.data?.indexingState === 'loading' ? pace : false),
  });
  return (
    <Screen title={t('nav.search')} width="medium">
      {status.isError && <ErrorState title={t('table.failed')} onRetry={() => void status.refetch()} />}
      {status.data && !status.data.hasEngine && (
        <EmptyState icon={<SearchX />} title={t('search.none')} text={t('search.noneText')} />
      )}
      {status.data?.hasEngine && (
        <>
          <IndexSection status={status.data} />
          {status.data.failures.total > 0 && <FailedSection {...status.data.failures} />}
          <TrySection />
        </>
      )}
    </Screen>
  );
}
