import { useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import type { ReactElement } from 'react';
import { matchRoutes, Route, Routes, useParams } from 'react-router';
import { loadMessages, useText } from '../messages/use-messages.ts';
import { ErrorState } from '../ui/layout/screen-state.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { useApp } from './app-context.ts';
import { NotFoundScreen } from './not-found.screen.tsx';
import { loadEntry } from './plugins.ts';
import type { AnyAdminEntry } from './plugins.ts';
import { Permitted } from './protected.tsx';

type Screen = NonNullable<AnyAdminEntry['screens']>[number];

/** The screen at an address below that of its plugin: of several the one that says most of it. */
export function findScreen(screens: readonly Screen[], address: string): Screen | undefined {
  const routes = screens.map((screen) => ({ path: screen.path, id: screen.path, handle: screen }));
  const [match] = matchRoutes(routes, `/${address}`) ?? [];
  return match?.route.handle;
}

/** A screen that a plugin's admin entry adds, imported when it is opened. */
export function PluginScreen(): ReactElement {
  const t = useText();
  const { plugins, modules } = useApp();
  const { plugin = '', '*': address = '' } = useParams();
  const entry = useQuery({
    queryKey: ['plugin-entry', plugin],
    staleTime: Infinity,
    queryFn: () => loadEntry(plugins, plugin),
  });
  const found = entry.data && findScreen(entry.data.screens ?? [], address);
  const { data, isError, refetch } = useQuery({
    queryKey: ['plugin-screen', plugin, found?.path],
    staleTime: Infinity,
    enabled: found !== undefined,
    queryFn: async () => {
      if (!found) throw new Error('There is no screen to import.');
      const messages = [...modules.flatMap(({ componentMessages = [] }) => componentMessages), ...(found.messages ?? [])];
      if ('firstScreen' in found) {
        await loadMessages(messages);
        return found.firstScreen;
      }
      const [module] = await Promise.all([found.screen(), loadMessages(messages)]);
      return module.default;
    },
  });

  if (entry.isError) return <ErrorState title={t('app.failed.title')} onRetry={() => void entry.refetch()} />;
  if (isError) return <ErrorState title={t('app.failed.title')} onRetry={() => void refetch()} />;
  if (entry.data && !found) return <NotFoundScreen />;
  if (!found || data === undefined) return <Skeleton />;
  const drawn = <Permitted permission={found.permission}>{createElement(data)}</Permitted>;
  return (
    <Routes>
      <Route path={found.path} element={drawn} />
    </Routes>
  );
}
