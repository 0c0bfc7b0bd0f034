import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { siteTimeZone } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { usePageClaim } from '#admin/state/use-page-claim.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { dayIn } from '#contract/time-zone.ts';
import type { PlannedPage } from '../schedule.calls.ts';
import { scheduleCalls } from '../schedule.client.ts';
import { PlanIcon } from './calendar/calendar-entry.tsx';
import { planKey } from './plan-keys.ts';
import { timeOf } from './plan-times.ts';

/** Rows of the widget. */
const shown = 5;

/** What could not be done, then what comes next. */
export default function PlannedWidget(): ReactElement {
  const t = useText();
  const client = useClient();
  const { data, isError, refetch } = useQuery({
    queryKey: [...planKey, 'widget'],
    queryFn: async ({ signal }): Promise<readonly PlannedPage[]> => {
      const from = dayIn(siteTimeZone());
      const [failed, coming] = await Promise.all([
        client.call(scheduleCalls.list, { query: { failed: 'true' }, signal }),
        client.call(scheduleCalls.list, { query: { from, to: `${Number(from.slice(0, 4)) + 1}${from.slice(4)}` }, signal }),
      ]);
      return [...unwrap(failed), ...unwrap(coming).filter((plan) => !plan.failed)];
    },
  });
  const few = data?.slice(0, shown) ?? [];
  usePageClaim(
    'planned',
    few.map(({ pageID }) => pageID),
  );
  if (!data) return isError ? <ErrorState title={t('calendar.failed')} onRetry={() => void refetch()} /> : <Skeleton lines={3} />;
  if (data.length === 0) return <p className="lc-quiet">{t('planned.none')}</p>;
  return (
    <div className="lc-widget__body">
      <ul className="lc-rows">
        {few.map((plan) => (
          <li key={`${plan.pageID} ${plan.action}`} className="lc-rows__row">
            <span className="lc-rows__text">
              <Link className="lc-rows__name" to={`/pages/${plan.pageID}`} lang={plan.locale}>
                {plan.title || t('plan.untitled')}
              </Link>
              <span className="lc-quiet lc-num">{timeOf(plan)}</span>
            </span>
            <span className="lc-plan__what">
              <PlanIcon action={plan.action} failed={plan.failed} />
              {t(plan.failed ? `plan.failed.${plan.action}` : `plan.${plan.action}`)}
            </span>
          </li>
        ))}
      </ul>
      {data.length > shown && <Link to="/releases">{t('planned.all', { count: data.length })}</Link>}
    </div>
  );
}
