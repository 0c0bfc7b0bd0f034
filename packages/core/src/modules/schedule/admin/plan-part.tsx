import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import type { Plan } from '../schedule.calls.ts';
import { PlanFields } from './plan-fields.tsx';
import { PlanReasons } from './plan-reasons.tsx';
import { timeOf } from './plan-times.ts';
import { useTakeBack } from './use-plan.ts';

interface PlanPartProps {
  /** Of its heading, which may take the focus. */
  readonly id: string;
  readonly pageID: string;
  readonly action: Plan['action'];
  readonly plan: Plan | undefined;
  readonly canPublish: boolean;
  /** Something is about to be done here. */
  readonly onAct: () => void;
}

/** One thing that may be planned: what is planned by now, or the fields to plan it. */
export function PlanPart({ id, pageID, action, plan, canPublish, onAct }: PlanPartProps): ReactElement {
  const t = useText();
  const [isChanging, setChanging] = useState(false);
  const { isPending, takeBack } = useTakeBack(pageID, action);
  const hasFields = canPublish && (isChanging || !plan || plan.failed !== null);
  return (
    <section className="lc-plan" aria-labelledby={id} onFocus={onAct}>
      <h3 className="lc-group__title" id={id} tabIndex={-1}>
        {t(`plan.${action}`)}
      </h3>
      {plan?.failed && <PlanReasons plan={plan} />}
      {plan && !plan.failed && !isChanging && (
        <p className="lc-plan__set">
          <strong className="lc-num">{timeOf(plan)}</strong>
          <span className="lc-quiet">
            {plan.plannedBy && t('plan.by', { name: plan.plannedBy.name })} {plan.pageVersionID !== null && t('plan.exact')}
          </span>
        </p>
      )}
      {hasFields && <PlanFields pageID={pageID} action={action} plan={plan} onPlanned={() => setChanging(false)} />}
      {!plan && <p className="lc-quiet">{t(`plan.${action}Help`)}</p>}
      {plan && canPublish && !isChanging && (
        <div className="lc-plan__buttons">
          {!plan.failed && (
            <Button size="small" aria-label={t(`plan.change.${action}`)} onPress={() => setChanging(true)}>
              {t('plan.edit')}
            </Button>
          )}
          <Button
            size="small"
            theme="danger"
            isPending={isPending}
            aria-label={t(`plan.takeBackOf.${action}`)}
            onPress={() => void takeBack()}
          >
            {t('plan.takeBack')}
          </Button>
        </div>
      )}
    </section>
  );
}
