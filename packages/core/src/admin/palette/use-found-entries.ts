import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AdminFinder } from '../contributions.ts';
import { useLoadedMessages } from '../messages/use-loaded-messages.ts';
import { useText } from '../messages/use-messages.ts';
import type { TextKey } from '../messages/message-key.ts';
import { useApp } from '../shell/app-context.ts';
import { usePluginEntries } from '../shell/use-plugin-entries.ts';
import type { PaletteEntry } from './entries.ts';
import { paletteIcon } from './palette-icon.tsx';

interface Finder extends Omit<AdminFinder, 'messages'> {
  /** Unique among all. */
  readonly key: string;
}

/** Finders of modules, then those of plugins. */
function useFinders(): readonly Finder[] {
  const t = useText();
  const { modules } = useApp();
  const plugins = usePluginEntries();
  const [own] = useState(() => modules.flatMap(({ finders = [] }): readonly AdminFinder<TextKey>[] => finders));
  const [loaders] = useState(() => own.flatMap(({ messages = [] }) => messages));
  const isLoaded = useLoadedMessages(loaders);
  return [
    ...(isLoaded ? own : []).map((finder) => ({ ...finder, title: t(finder.title) })),
    ...plugins.flatMap(([id, { finders = [] }]) => finders.map((finder) => ({ ...finder, key: `${id} ${finder.key}` }))),
  ];
}

/** The finds of modules and plugins for the term, group by group. */
export function useFoundEntries(term: string): { readonly found: readonly PaletteEntry[]; readonly isFetching: boolean } {
  const t = useText();
  const { client } = useApp();
  const navigate = useNavigate();
  const finders = useFinders();
  return useQueries({
    queries: finders.map((finder) => ({
      queryKey: ['palette', finder.key, term],
      enabled: term !== '',
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const { default: find } = await finder.find();
        return find({ client, term, signal, t });
      },
    })),
    combine: (answers) => ({
      isFetching: term !== '' && answers.some(({ isFetching }) => isFetching),
      found: finders.flatMap(({ key, title, icon }, index) =>
        (term === '' ? [] : (answers[index]?.data ?? [])).map((entry) => ({
          key: `${key} ${entry.id}`,
          group: title,
          title: entry.title,
          detail: entry.detail,
          icon: paletteIcon(icon),
          run: () => void navigate(entry.to),
        })),
      ),
    }),
  });
}
