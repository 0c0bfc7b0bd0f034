import type { ReactNode } from 'react';
import { PostForm } from '@lectern/core/site';
import { plannerControls } from '../../planner-form.ts';
import { AppointmentFacts } from './appointment-facts.view.tsx';
import type { StepProps } from './planner-step.types.ts';
import { StepHead } from './step-head.view.tsx';

/** After somebody joined the waiting list, and where they leave it: looking changes nothing, the button does. */
export const WaitingStep = ({ data: { state, region, token }, form, site }: StepProps<'waiting'>): ReactNode => (
  <>
    <StepHead title={site.t(`waiting.${state}`)} site={site} />
    <p>{site.t(`waiting.${state}.text`, { region: region?.name ?? '' })}</p>
    {state === 'leaving' ? (
      <PostForm form={form}>
        <input type="hidden" name={plannerControls.token} defaultValue={token} />
        <button className="site-button" type="submit" name={plannerControls.action} value="leave">
          {site.t('waiting.leave')}
        </button>
      </PostForm>
    ) : (
      <p>
        <a className="site-button site-button-quiet" href={site.path}>
          {site.t('gone.start')}
        </a>
      </p>
    )}
  </>
);

/** A time that came free and is held for somebody who waited. */
export const OfferStep = ({ data, form, props, site }: StepProps<'offer'>): ReactNode => (
  <>
    <StepHead title={site.t('offer.title')} site={site} />
    {data.fault !== undefined && (
      <p className="planner-fault" role="alert">
        {data.fault}
      </p>
    )}
    <AppointmentFacts {...data} prepare={props.prepare} site={site} />
    <p>{site.t('offer.until', { until: data.until })}</p>
    <PostForm form={form}>
      <input type="hidden" name={plannerControls.token} defaultValue={data.token} />
      <button className="site-button" type="submit" name={plannerControls.action} value="take">
        {site.t('confirm.submit')}
      </button>
    </PostForm>
  </>
);
