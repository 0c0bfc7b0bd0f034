import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useErrorText } from '#admin/shell/app-context.ts';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import type { Plan } from '../schedule.calls.ts';
import { timeOf } from './plan-times.ts';

/** Why something that was due could not be done. */
export function PlanReasons({ plan }: { readonly plan: Plan }): ReactElement {
  const t = useText();
  const textOf = useErrorText();
  const errors = (plan.failed?.errors ?? []).map(({ code, property }) => textOf({ code }, property));
  return <ErrorBox title={t('plan.why', { at: timeOf(plan) })} errors={errors} />;
}
