import { useQueries } from '@tanstack/react-query';
import { useApp } from './app-context.ts';
import { loadEntry } from './plugins.ts';
import type { AnyAdminEntry } from './plugins.ts';

/** The admin entries of plugins by their ids, those that are there by now. */
export function usePluginEntries(): readonly (readonly [string, AnyAdminEntry])[] {
  const { plugins } = useApp();
  const ids = Object.keys(plugins);
  const entries = useQueries({
    queries: ids.map((id) => ({ queryKey: ['plugin-entry', id], staleTime: Infinity, queryFn: () => loadEntry(plugins, id) })),
  });
  return entries.flatMap(({ data }, index) => (data ? [[ids[index] ?? '', data] as const] : []));
}
