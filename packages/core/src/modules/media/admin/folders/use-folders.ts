import { useQueries } from '@tanstack/react-query';
import type { MediaFolder } from '../../media.schema.ts';
import { mediaCalls } from '../../media.client.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { compareNames } from '#admin/messages/format.ts';

export const foldersKey = ['media', 'folders'] as const;

/** The folders in these folders, by path; absent while they are loading. */
export function useFolders(paths: readonly string[]): ReadonlyMap<string, readonly MediaFolder[]> {
  const client = useClient();
  return useQueries({
    queries: paths.map((path) => ({
      queryKey: [...foldersKey, path],
      staleTime: 30_000,
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const { folders } = unwrap(await client.call(mediaCalls.getDir, { body: { path }, signal }));
        return [...folders].sort((one, other) => compareNames(one.folderName, other.folderName));
      },
    })),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }, index): [string, readonly MediaFolder[]][] => (data ? [[paths[index] ?? '', data]] : [])),
      ),
  });
}
