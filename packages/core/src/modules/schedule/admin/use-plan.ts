import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { siteTimeZone } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient, useFailureTexts } from '#admin/shell/app-context.ts';
import { useFailureNotice } from '#admin/state/use-failure-notice.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import type { Plan } from '../schedule.calls.ts';
import { scheduleCalls } from '../schedule.client.ts';
import { forgetPlans } from './plan-keys.ts';
import { timeOf } from './plan-times.ts';

interface When {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `HH:MM`. */
  readonly time: string;
}

/** What is sent to plan something for a day and a time: in the zone and with the version of what it takes the place of, else in the site's zone. */
export const planBody = (action: Plan['action'], { day, time }: When, held?: Pick<Plan, 'zone' | 'pageVersionID'>) => ({
  action,
  at: `${day}T${time}`,
  zone: held?.zone ?? siteTimeZone(),
  ...(held && held.pageVersionID !== null ? { pageVersionID: held.pageVersionID } : {}),
});

interface Planning {
  readonly isPending: boolean;
  readonly errors: readonly string[];
  /** Plans it for a day and a time of the site; answers with whether that was done. */
  readonly plan: (when: When) => Promise<boolean>;
}

/** Plans what happens to a page, perhaps in the place of what is planned by now, and says what stands in the way. */
export function usePlan(pageID: string, action: Plan['action'], held: Plan | undefined): Planning {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const textsOf = useFailureTexts();
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);
  async function plan(when: When): Promise<boolean> {
    if (when.day === '' || when.time === '') {
      setErrors([t('plan.missing')]);
      return false;
    }
    setPending(true);
    const body = planBody(action, when, held);
    const result = await client.call(scheduleCalls.plan, { params: { id: pageID }, body });
    setPending(false);
    setErrors(result.ok ? [] : textsOf(result));
    if (!result.ok) return false;
    notify(t(`plan.saved.${action}`, { at: timeOf(result.data) }));
    await forgetPlans(queries);
    return true;
  }
  return { isPending, errors, plan };
}

/** Takes back what is planned. */
export function useTakeBack(
  pageID: string,
  action: Plan['action'],
): { readonly isPending: boolean; readonly takeBack: () => Promise<void> } {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const tellFailure = useFailureNotice();
  const [isPending, setPending] = useState(false);
  async function takeBack(): Promise<void> {
    setPending(true);
    const result = await client.call(scheduleCalls.cancel, { params: { id: pageID }, query: { action } });
    setPending(false);
    tellFailure(result);
    if (result.ok) notify(t('plan.takenBack'));
    await forgetPlans(queries);
  }
  return { isPending, takeBack };
}
