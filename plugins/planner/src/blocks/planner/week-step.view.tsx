import type { ReactNode } from 'react';
import { phoneAddress, PostForm } from '@lectern/core/site';
import { plannerControls } from '../../planner-form.ts';
import type { StepProps } from './planner-step.types.ts';
import { StepHead } from './step-head.view.tsx';
import { WaitingForm } from './waiting-form.view.tsx';
import { WeekNavigation, WeekTimes } from './week-times.view.tsx';

/** The way on where there is no time to choose. */
const Call = ({ data: { phone }, site }: StepProps<'week'>): ReactNode =>
  phone !== undefined && (
    <p>
      <a className="site-button" href={phoneAddress(phone)}>
        {site.t('nobody.phone', { phone })}
      </a>
    </p>
  );

/** The second step: the times of a week. */
export function WeekStep(step: StepProps<'week'>): ReactNode {
  const { data, form, site } = step;
  const { region, advisors, week, days, back, fault } = data;
  const [only, second] = advisors;
  const head = { number: 2, back: { href: back, text: site.t('back.region') }, site };
  if (!only)
    return (
      <>
        <StepHead {...head} title={region.name} />
        <p>{site.t('nobody', { region: region.name })}</p>
        <Call {...step} />
      </>
    );
  return (
    <>
      <StepHead {...head} title={week.title} />
      {fault !== undefined && (
        <p className="planner-fault" role="alert">
          {fault}
        </p>
      )}
      <div className="planner-with">
        {!second && only.image !== undefined && <img src={only.image} alt="" width="72" height="90" />}
        <p>
          {second
            ? site.t('week.several', { region: region.name })
            : site.t('week.with', { advisor: only.name, region: region.name })}
        </p>
      </div>
      <WeekNavigation week={week} site={site} />
      <PostForm form={form}>
        <input type="hidden" name={plannerControls.action} defaultValue="hold" />
        <input type="hidden" name={plannerControls.region} defaultValue={region.id} />
        <WeekTimes days={days} hasSeveral={second !== undefined} site={site} />
      </PostForm>
      <WaitingForm {...step} />
      <Call {...step} />
    </>
  );
}
