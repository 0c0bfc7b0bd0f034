import { useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { loadMessages, useText } from '../messages/use-messages.ts';
import { ErrorState } from '../ui/layout/screen-state.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { useApp } from './app-context.ts';
import { NotFoundScreen } from './not-found.screen.tsx';
import { loadEntry } from './plugins.ts';
import { Permitted } from './protected.tsx';

/** A screen that a plugin's admin entry adds, imported when it is opened. */
export function PluginScreen(): ReactElement {
  const t = useText();
  const { plugins, modules } = useApp();
  const { plugin = '', '*': slug = '' } = useParams();
  const { data, isError, refetch } = useQuery({
    queryKey: ['plugin-screen', plugin, slug],
    staleTime: Infinity,
    queryFn: async () => {
      const { screens = [] } = await loadEntry(plugins, plugin);
      const found = screens.find(({ path }) => path.replace(/^\/|\/$/g, '') === slug.replace(/\/$/, ''));
      if (!found) return null;
      const messages = [...modules.flatMap(({ componentMessages = [] }) => componentMessages), ...(found.messages ?? [])];
      if ('firstScreen' in found) {
        await loadMessages(messages);
        return { permission: found.permission, component: found.firstScreen };
      }
      const [module] = await Promise.all([found.screen(), loadMessages(messages)]);
      return { permission: found.permission, component: module.default };
    },
  });

  if (isError) return <ErrorState title={t('app.failed.title')} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton />;
  if (data === null) return <NotFoundScreen />;
  return <Permitted permission={data.permission}>{createElement(data.component)}</Permitted>;
}
