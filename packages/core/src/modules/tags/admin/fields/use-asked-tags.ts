import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { tagCalls } from '../../tags.client.ts';
import type { Tag } from '../../tags.schema.ts';

export const tagsKey = ['tags'] as const;

interface AskedTags {
  /** By the ids that were asked for; of those that are gone, null. */
  readonly tags: ReadonlyMap<string, Tag | null>;
  readonly isFailed: boolean;
}

const none: ReadonlyMap<string, Tag | null> = new Map();

/** The tags that ids stand for now. Nothing is asked where there are none. */
export function useAskedTags(ids: readonly string[]): AskedTags {
  const client = useClient();
  const { data, isError } = useQuery({
    queryKey: [...tagsKey, 'asked', ids],
    enabled: ids.length > 0,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const asked = unwrap(await client.call(tagCalls.find, { body: { ids: [...ids] }, signal }));
      return new Map(asked.map(({ id, tag }) => [id, tag] as const));
    },
  });
  return { tags: data ?? none, isFailed: isError };
}
