import type { ReactNode } from 'react';
import { PostForm } from '@lectern/core/site';
import { plannerControls, timeValue } from '../../planner-form.ts';
import { AppointmentFacts } from './appointment-facts.view.tsx';
import type { StepProps } from './planner-step.types.ts';
import { StepHead } from './step-head.view.tsx';
import { WeekNavigation, WeekTimes } from './week-times.view.tsx';

/** Where a link of a mail leads that moves: the appointment as it stands, and the times that it can have. */
export function MoveStep({ data, form, site }: StepProps<'move'>): ReactNode {
  const { appointment, token, week, days, others, fault } = data;
  const advisors = new Set(days.flatMap(({ slots }) => slots.map(({ advisor }) => advisor)));
  const hidden = (
    <>
      <input type="hidden" name={plannerControls.action} defaultValue="move" />
      <input type="hidden" name={plannerControls.token} defaultValue={token} />
      <input type="hidden" name={plannerControls.region} defaultValue={appointment.region.id} />
    </>
  );
  return (
    <>
      <StepHead title={site.t('move.title')} site={site} />
      {fault !== undefined && (
        <p className="planner-fault" role="alert">
          {fault}
        </p>
      )}
      <AppointmentFacts {...appointment} site={site} />
      {others && (
        <PostForm form={form} className="planner-others">
          {hidden}
          <h2 className="planner-day-title">{site.t('move.away', { advisor: appointment.advisor.name })}</h2>
          <ul className="planner-times">
            {others.map((slot) => (
              <li key={timeValue(slot)}>
                <button className="planner-time" type="submit" name={plannerControls.time} value={timeValue(slot)}>
                  {slot.label}
                  <span className="planner-quiet"> {slot.advisorName}</span>
                </button>
              </li>
            ))}
          </ul>
        </PostForm>
      )}
      <p>{site.t('move.text')}</p>
      <p className="planner-lead">{week.title}</p>
      <WeekNavigation week={week} site={site} />
      <PostForm form={form}>
        {hidden}
        <WeekTimes days={days} hasSeveral={advisors.size > 1} site={site} />
      </PostForm>
    </>
  );
}
