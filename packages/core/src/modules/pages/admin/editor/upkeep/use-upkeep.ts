import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '#admin/state/call-error.ts';
import { useClient } from '#admin/shell/app-context.ts';
import type { Upkeep } from '#modules/pages/upkeep.calls.ts';
import { pageCalls } from '#modules/pages/pages.client.ts';

const keyOf = (pageID: string) => ['pages', 'upkeep', pageID];

/** When a page is to be looked at again, and by whom; what is known already where nobody asks. */
export function useUpkeep(pageID: string, { isAsked }: { readonly isAsked: boolean }): Upkeep | undefined {
  const client = useClient();
  const { data } = useQuery({
    queryKey: keyOf(pageID),
    enabled: isAsked,
    queryFn: async ({ signal }) => unwrap(await client.call(pageCalls.upkeep, { params: { id: pageID }, signal })),
  });
  return data;
}

/** Takes over what the server answers, for all who show it. */
export function useNoteUpkeep(pageID: string): (upkeep: Upkeep) => void {
  const queries = useQueryClient();
  return (upkeep) => {
    queries.setQueryData(keyOf(pageID), upkeep);
    void queries.invalidateQueries({ queryKey: ['pages', 'list'] });
  };
}
