import { adminLocale, Button, ErrorBox, Form, TextField, useClient, useFormErrors } from '@lectern/core/admin';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import type { StaffAdvisor } from '../rules.calls.ts';
import { rulesCalls } from '../rules.client.ts';
import { hoursText, readHours } from './hours-text.ts';
import { t } from './planner-texts.ts';
import { useSave } from './use-save.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** The name of a day of the week, 1 for Monday. */
const weekdayName = (weekday: number): string =>
  new Intl.DateTimeFormat(adminLocale(), { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, weekday)));

/** The hours of each week. */
export function PlanPart({ advisor: { id, plan, revision } }: { readonly advisor: StaffAdvisor }): ReactElement {
  const heading = useId();
  const client = useClient();
  const { saveForm, isPending, errors } = useSave();
  const [texts, setTexts] = useState(() =>
    weekdays.map((weekday) => hoursText(plan.filter((window) => window.weekday === weekday))),
  );
  const [isTried, setTried] = useState(false);
  const problems = useFormErrors(errors, {});
  const store = async (): Promise<boolean> => {
    setTried(true);
    const hours = texts.map(readHours);
    if (hours.includes(undefined) || isPending) return false;
    const body = {
      revision,
      plan: hours.flatMap((day, index) => (day ?? []).map((window) => ({ weekday: index + 1, ...window }))),
    };
    return saveForm({ send: () => client.call(rulesCalls.setPlan, { params: { id }, body }) });
  };
  return (
    <section className="lc-panel planner-part" aria-labelledby={heading}>
      <h2 id={heading}>{t('plan.title')}</h2>
      <p className="lc-quiet">{t('plan.help')}</p>
      <ErrorBox errors={problems.general} />
      <Form className="planner-list" onSubmit={store}>
        {weekdays.map((weekday, index) => (
          <div key={weekday} className="planner-hours">
            <TextField
              label={weekdayName(weekday)}
              value={texts[index] ?? ''}
              onChange={(next) => setTexts(texts.map((text, place) => (place === index ? next : text)))}
              errors={isTried && readHours(texts[index] ?? '') === undefined ? [t('plan.fault')] : []}
            />
          </div>
        ))}
        <div className="planner-line">
          <Button theme="orange" type="submit" isPending={isPending}>
            {t('action.save')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
