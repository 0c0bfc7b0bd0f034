import { unwrap, useClient, usePermission, useQuery } from '@lectern/core/admin';
import { plannerCalls } from '../../planner.client.ts';
import { plannerKey } from '../planner-key.ts';
import { useAdvisors, useRegions } from '../use-rules.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What appointments are called by. Who only sees their own gets no advisors: it is always them. */
export interface Names {
  readonly mayManage: boolean;
  readonly regions: readonly Named[];
  readonly advisors: readonly Named[];
}

export function useNames(): Names {
  const client = useClient();
  const mayManage = usePermission('planner:manage');
  const regions = useRegions(mayManage);
  const advisors = useAdvisors(mayManage);
  const open = useQuery({
    queryKey: [...plannerKey, 'open-regions'],
    enabled: !mayManage,
    queryFn: async ({ signal }) => unwrap(await client.call(plannerCalls.regions, { signal })),
  });
  return { mayManage, regions: (mayManage ? regions.data : open.data) ?? [], advisors: advisors.data ?? [] };
}

/** The name of an id; the id where there is none any more. */
export const nameOf = (named: readonly Named[], id: string): string => named.find((each) => each.id === id)?.name ?? id;
