import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CircleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import type { PlannedPartProps } from '#admin/module-parts.ts';
import { useText, withMessages } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { scheduleCalls } from '../schedule.client.ts';
import type { Plan } from '../schedule.calls.ts';
import { planKey } from './plan-keys.ts';
import { timeOf } from './plan-times.ts';

const PlanDialog = lazy(withMessages([() => import('./schedule.messages.ts')], () => import('./plan-dialog.tsx')));

/** What stands on the button: what failed first, then what comes first. */
function firstOf(plans: readonly Plan[]): Plan | undefined {
  return plans.find(({ failed }) => failed) ?? plans[0];
}

/** Of the page that is edited: when it goes live or leaves the site by itself, and the way to plan that. */
export default function PagePlan({ pageID, status, canPublish }: PlannedPartProps): ReactElement | null {
  const t = useText();
  const client = useClient();
  const [isOpen, setOpen] = useState(false);
  const { data: plans } = useQuery({
    // What was planned is done once the status changes.
    queryKey: [...planKey, 'page', pageID, status],
    queryFn: async ({ signal }) => unwrap(await client.call(scheduleCalls.ofPage, { params: { id: pageID }, signal })),
  });
  const first = plans && firstOf(plans);
  if (!plans || (!canPublish && !first)) return null;
  const icon = { className: 'lc-icon', 'aria-hidden': true } as const;
  const open = (): void => setOpen(true);
  return (
    <>
      {!first && <IconButton label={t('plan.none')} icon={<CalendarClock {...icon} />} onPress={open} />}
      {first && (
        <Button
          theme="plain"
          icon={
            first.failed ? <CircleAlert className="lc-icon lc-plan__failed" aria-hidden="true" /> : <CalendarClock {...icon} />
          }
          onPress={open}
        >
          {first.failed ? t(`plan.failed.${first.action}`) : t(`plan.${first.action}At`, { at: timeOf(first) })}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <PlanDialog pageID={pageID} plans={plans} canPublish={canPublish} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
