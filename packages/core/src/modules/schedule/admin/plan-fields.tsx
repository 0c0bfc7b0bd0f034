import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Form } from '#admin/ui/form/form.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { DateField } from '#admin/ui/fields/date-field.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import type { Plan } from '../schedule.calls.ts';
import { fieldsOf } from './plan-times.ts';
import { usePlan } from './use-plan.ts';

interface PlanFieldsProps {
  readonly pageID: string;
  readonly action: Plan['action'];
  readonly plan: Plan | undefined;
  readonly onPlanned: () => void;
}

/** A day and a time of the site, at which something happens to a page. */
export function PlanFields({ pageID, action, plan, onPlanned }: PlanFieldsProps): ReactElement {
  const t = useText();
  const held = plan && !plan.failed ? plan : undefined;
  const fields = held ? fieldsOf(held) : { day: '', time: '' };
  const [day, setDay] = useState(fields.day);
  const [time, setTime] = useState(fields.time);
  const { isPending, errors, plan: save } = usePlan(pageID, action, held);
  const submit = async () => (await save({ day, time })) && onPlanned;
  return (
    <Form className="lc-stack" onSubmit={submit}>
      <ErrorBox title={t('plan.wrong')} errors={errors} />
      <div className="lc-plan__fields">
        <DateField label={t('plan.date')} value={day} onChange={setDay} />
        <TextField label={t('plan.time')} type="time" value={time} onChange={setTime} />
        <Button type="submit" isPending={isPending}>
          {t(held ? `plan.change.${action}` : `plan.set.${action}`)}
        </Button>
      </div>
    </Form>
  );
}
