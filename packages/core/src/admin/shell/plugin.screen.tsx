import { useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { loadTexts, useText } from '../messages/use-messages.ts';
import { ErrorState } from '../ui/screen-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useApp } from './app-context.ts';
import { NotFoundScreen } from './not-found.screen.tsx';
import { loadDoor } from './plugins.ts';
import { Permitted } from './protected.tsx';

/** A screen that a plugin's admin door adds, imported when it is opened. */
export function PluginScreen(): ReactElement {
  const t = useText();
  const { plugins } = useApp();
  const { plugin = '', '*': slug = '' } = useParams();
  const { data, isError, refetch } = useQuery({
    queryKey: ['plugin-screen', plugin, slug],
    staleTime: Infinity,
    queryFn: async () => {
      const door = await loadDoor(plugins, plugin);
      const entry = door.screens?.find((screen) => screen.slug.replace(/^\/|\/$/g, '') === slug.replace(/\/$/, ''));
      if (!entry) return null;
      const [module] = await Promise.all([entry.screen(), loadTexts('content')]);
      return { permission: entry.permission, component: module.default };
    },
  });

  if (isError) return <ErrorState title={t('app.failed.title')} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton />;
  if (data === null) return <NotFoundScreen />;
  return <Permitted permission={data.permission}>{createElement(data.component)}</Permitted>;
}
