import { unwrap, useClient, useQuery } from '@lectern/core/admin';
import { rulesCalls } from '../rules.client.ts';
import { plannerKey } from './planner-key.ts';

export function useRegions(isAsked = true) {
  const client = useClient();
  return useQuery({
    queryKey: [...plannerKey, 'regions'],
    enabled: isAsked,
    queryFn: async ({ signal }) => unwrap(await client.call(rulesCalls.regions, { signal })),
  });
}

export function useAdvisors(isAsked = true) {
  const client = useClient();
  return useQuery({
    queryKey: [...plannerKey, 'advisors'],
    enabled: isAsked,
    queryFn: async ({ signal }) => unwrap(await client.call(rulesCalls.advisors, { signal })),
  });
}

/** How times are made where a region does not say otherwise. */
export function useSettings() {
  const client = useClient();
  return useQuery({
    queryKey: [...plannerKey, 'settings'],
    queryFn: async ({ signal }) => unwrap(await client.call(rulesCalls.settings, { signal })),
  });
}

export interface WeekOfAdvisor {
  readonly region: string;
  readonly advisor: string;
  readonly week: string;
  /** An appointment that is to be moved. */
  readonly except?: string;
}

/** Every step of an advisor's hours in a week. Undefined asks for nothing. */
export function useSlots(asked: WeekOfAdvisor | undefined) {
  const client = useClient();
  return useQuery({
    queryKey: [...plannerKey, 'slots', asked],
    enabled: asked !== undefined,
    staleTime: 0,
    queryFn: async ({ signal }) => (asked ? unwrap(await client.call(rulesCalls.slots, { query: { ...asked }, signal })) : []),
  });
}
