import { Button, ErrorBox, Form, siteTimeZone, TextField, useClient, useFormErrors } from '@lectern/core/admin';
import { useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { ListedAppointment } from '../appointments.calls.ts';
import type { StaffAdvisor } from '../rules.calls.ts';
import { rulesCalls } from '../rules.client.ts';
import { AbsencePanel } from './absence-panel.tsx';
import { momentOf } from './moment-of.ts';
import { t } from './planner-texts.ts';
import { momentText } from './reason-text.ts';
import { useSave } from './use-save.ts';

interface AddedAbsence {
  readonly id: string;
  readonly appointments: readonly ListedAppointment[];
}

const empty = { start: '', end: '', note: '' };

/** Times in which an advisor is away. */
export function AbsencesPart({ advisor: { id, absences } }: { readonly advisor: StaffAdvisor }): ReactElement {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const client = useClient();
  const { save, isPending, errors } = useSave<AddedAbsence>();
  const { save: saveRemoval } = useSave();
  const [open, setOpen] = useState<string>();
  const opened = absences.find((absence) => absence.id === open);
  const [draft, setDraft] = useState(empty);
  const problems = useFormErrors(errors, {
    start: t('absences.start'),
    end: t('absences.end'),
    note: t('absences.note'),
  });
  const add = (): void => {
    if (isPending) return;
    const body = {
      start: momentOf(draft.start, siteTimeZone()) ?? '',
      end: momentOf(draft.end, siteTimeZone()) ?? '',
      note: draft.note,
    };
    save({
      send: () => client.call(rulesCalls.addAbsence, { params: { id }, body }),
      after: (made) => {
        setDraft(empty);
        if (made.appointments.length > 0) setOpen(made.id);
      },
    });
  };
  const remove = (absence: string): void =>
    saveRemoval({
      said: t('action.removed'),
      // The button goes with its row.
      after: () => title.current?.focus(),
      send: () => client.call(rulesCalls.removeAbsence, { params: { id, absence } }),
    });
  return (
    <section className="lc-panel planner-part" aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1} ref={title}>
        {t('absences.title')}
      </h2>
      <p className="lc-quiet">{t('absences.help')}</p>
      <ErrorBox errors={problems.general} />
      {absences.length === 0 && <p className="lc-quiet">{t('absences.none')}</p>}
      <ul className="lc-rows">
        {absences.map((absence) => (
          <li key={absence.id} className="lc-rows__row">
            <span className="lc-rows__text">
              <span className="lc-rows__name">
                {momentText(absence.start)} – {momentText(absence.end)}
              </span>
              {absence.note !== '' && <span className="lc-under">{absence.note}</span>}
            </span>
            <Button
              size="small"
              theme="plain"
              aria-label={t('absences.openOf', { start: momentText(absence.start) })}
              onPress={() => setOpen(absence.id)}
            >
              {t('absences.open')}
            </Button>
            <Button
              size="small"
              theme="plain"
              aria-label={t('absences.remove', { start: momentText(absence.start) })}
              onPress={() => remove(absence.id)}
            >
              {t('action.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <Form className="planner-absence" onSubmit={add}>
        <TextField
          label={t('absences.start')}
          type="datetime-local"
          value={draft.start}
          onChange={(start) => setDraft({ ...draft, start })}
          errors={problems.of('start')}
        />
        <TextField
          label={t('absences.end')}
          type="datetime-local"
          value={draft.end}
          onChange={(end) => setDraft({ ...draft, end })}
          errors={problems.of('end')}
        />
        <TextField
          label={t('absences.note')}
          value={draft.note}
          onChange={(note) => setDraft({ ...draft, note })}
          errors={problems.of('note')}
        />
        <Button type="submit" isPending={isPending}>
          {t('action.add')}
        </Button>
      </Form>
      {opened && <AbsencePanel advisor={id} absence={opened} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
