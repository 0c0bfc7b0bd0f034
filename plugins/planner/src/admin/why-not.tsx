import {
  announce,
  Button,
  DateField,
  ErrorBox,
  Form,
  siteTimeZone,
  TextField,
  useClient,
  useErrorText,
  useMutation,
} from '@lectern/core/admin';
import type { Result } from '@lectern/core/client';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import type { StaffReason } from '../rules.calls.ts';
import { rulesCalls } from '../rules.client.ts';
import { momentOf } from './moment-of.ts';
import { t } from './planner-texts.ts';
import { momentText, reasonText } from './reason-text.ts';

interface WhyNotProps {
  readonly region: string;
  readonly advisor: string;
}

type Explained = Result<{ readonly reason: StaffReason | null }>;

/** What is said of a moment; nothing where the answer is a refusal. */
function answerText(start: string, result: Explained): string {
  if (!result.ok) return '';
  const time = momentText(start);
  const { reason } = result.data;
  return reason ? t('why.refused', { time, reason: reasonText(reason) }) : t('why.offered', { time });
}

/** Asks for any moment which rule keeps it from being offered. */
export function WhyNot({ region, advisor }: WhyNotProps): ReactElement {
  const heading = useId();
  const client = useClient();
  const errorText = useErrorText();
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const [fault, setFault] = useState<string>();
  const call = useMutation({
    mutationFn: async (start: string) => ({
      start,
      result: await client.call(rulesCalls.explain, { query: { region, advisor, start } }),
    }),
    onSuccess: ({ start, result }) => announce(answerText(start, result)),
  });
  const result = call.data?.result;
  const answer = call.data ? answerText(call.data.start, call.data.result) : '';
  const ask = (): void => {
    const moment = momentOf(day === '' ? '' : `${day}T${time.trim().padStart(5, '0')}`, siteTimeZone());
    setFault(moment === undefined ? t('why.incomplete') : undefined);
    if (moment !== undefined) call.mutate(moment);
  };
  return (
    <section className="lc-panel planner-part" aria-labelledby={heading}>
      <h2 id={heading}>{t('why.title')}</h2>
      <ErrorBox errors={result && !result.ok ? result.errors.map((each) => errorText(each)) : []} />
      <Form className="planner-line" isFleeting onSubmit={ask}>
        <DateField label={t('why.day')} value={day} onChange={setDay} errors={fault === undefined ? [] : [fault]} />
        <TextField label={t('why.time')} value={time} onChange={setTime} placeholder="10:30" inputMode="numeric" />
        <Button type="submit" isPending={call.isPending}>
          {t('why.ask')}
        </Button>
      </Form>
      {answer !== '' && <p className="lc-note">{answer}</p>}
    </section>
  );
}
