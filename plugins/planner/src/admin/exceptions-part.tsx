import { Button, DateField, ErrorBox, Form, TextField, useClient, useFormErrors } from '@lectern/core/admin';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import type { StaffAdvisor } from '../rules.calls.ts';
import { rulesCalls } from '../rules.client.ts';
import { hoursText, readHours } from './hours-text.ts';
import { t } from './planner-texts.ts';
import { dayText } from './reason-text.ts';
import { useSave } from './use-save.ts';

type Exceptions = StaffAdvisor['exceptions'];

/** Days with other hours, each changed by itself. */
export function ExceptionsPart({ advisor: { id, exceptions, revision } }: { readonly advisor: StaffAdvisor }): ReactElement {
  const heading = useId();
  const client = useClient();
  const { save, isPending, errors } = useSave();
  const [date, setDate] = useState('');
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const problems = useFormErrors(errors, {});
  const hours = readHours(text);
  const set = (next: Exceptions, after?: () => void): void => {
    const body = { revision, exceptions: next.map((each) => ({ date: each.date, hours: [...each.hours] })) };
    save({
      send: () => client.call(rulesCalls.setExceptions, { params: { id }, body }),
      ...(after ? { after } : {}),
    });
  };
  const add = (): void => {
    setTried(true);
    if (date === '' || hours === undefined || isPending) return;
    const others = exceptions.filter((each) => each.date !== date);
    set(
      [...others, { date, hours }].toSorted((one, other) => one.date.localeCompare(other.date)),
      () => {
        setDate('');
        setText('');
        setTried(false);
      },
    );
  };
  return (
    <section className="lc-panel planner-part" aria-labelledby={heading}>
      <h2 id={heading}>{t('exceptions.title')}</h2>
      <p className="lc-quiet">{t('exceptions.help')}</p>
      <ErrorBox errors={problems.general} />
      {exceptions.length === 0 && <p className="lc-quiet">{t('exceptions.none')}</p>}
      <ul className="lc-rows">
        {exceptions.map((each) => (
          <li key={each.date} className="lc-rows__row">
            <span className="lc-rows__text">
              <span className="lc-rows__name">{dayText(each.date)}</span>
              <span className="lc-under lc-num">{hoursText(each.hours) || t('exceptions.closed')}</span>
            </span>
            <Button
              size="small"
              theme="plain"
              aria-label={t('exceptions.remove', { day: dayText(each.date) })}
              onPress={() => set(exceptions.filter((other) => other !== each))}
            >
              {t('action.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <Form className="planner-line" onSubmit={add}>
        <DateField
          label={t('exceptions.day')}
          value={date}
          onChange={setDate}
          errors={isTried && date === '' ? [t('exceptions.noDay')] : []}
        />
        <TextField
          label={t('exceptions.hours')}
          value={text}
          onChange={setText}
          errors={isTried && hours === undefined ? [t('plan.fault')] : []}
        />
        <Button type="submit" isPending={isPending}>
          {t('action.add')}
        </Button>
      </Form>
    </section>
  );
}
