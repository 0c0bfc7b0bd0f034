import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { siteTimeZone } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient, useFailureTexts } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { dayIn } from '#contract/time-zone.ts';
import type { PlannedPage } from '../../schedule.calls.ts';
import { scheduleCalls } from '../../schedule.client.ts';
import { forgetPlans, planKey } from '../plan-keys.ts';
import { fieldsOf, timeOf } from '../plan-times.ts';
import { planBody } from '../use-plan.ts';

/** The day of the site on which something is planned. */
export const dayOf = ({ at }: Pick<PlannedPage, 'at'>): string => dayIn(siteTimeZone(), new Date(at));

/** Names an entry among all: a page has one of each kind. */
export const entryKey = ({ pageID, action }: Pick<PlannedPage, 'pageID' | 'action'>): string => `${pageID} ${action}`;

/** What is planned from one day to another, both with them. */
export function usePlans(from: string, to: string) {
  const client = useClient();
  return useQuery({
    queryKey: [...planKey, 'list', from, to],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await client.call(scheduleCalls.list, { query: { from, to }, signal })),
  });
}

/** Moves what is planned to another day, at the same time of its zone. Answers with what stands in the way. */
export function useMove(): (entry: PlannedPage, day: string) => Promise<readonly string[]> {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const textsOf = useFailureTexts();
  return async (entry, day) => {
    const { pageID, action, title } = entry;
    const body = planBody(action, { day, time: fieldsOf(entry).time }, entry);
    const result = await client.call(scheduleCalls.plan, { params: { id: pageID }, body });
    if (!result.ok) return textsOf(result);
    notify(t('calendar.moved', { title, at: timeOf(result.data) }));
    await forgetPlans(queries);
    return [];
  };
}
