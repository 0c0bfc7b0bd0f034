import type { ReactNode } from 'react';
import { PostForm } from '@lectern/core/site';
import { plannerControls } from '../../planner-form.ts';
import { AppointmentFacts } from './appointment-facts.view.tsx';
import type { StepProps } from './planner-step.types.ts';
import { StepHead } from './step-head.view.tsx';

/** Where a link of a mail leads that cancels: looking changes nothing, the button does. */
export function CancelStep({ data: { appointment, token, isDone }, form, site }: StepProps<'cancel'>): ReactNode {
  return (
    <>
      <StepHead title={site.t(isDone ? 'cancel.done' : 'cancel.title')} site={site} />
      <AppointmentFacts {...appointment} site={site} />
      {isDone ? (
        <p>
          <a className="site-button" href={site.path}>
            {site.t('cancel.again')}
          </a>
        </p>
      ) : (
        <PostForm form={form}>
          <p>{site.t('cancel.text')}</p>
          <input type="hidden" name={plannerControls.token} defaultValue={token} />
          <button className="site-button" type="submit" name={plannerControls.action} value="cancel">
            {site.t('cancel.submit')}
          </button>
        </PostForm>
      )}
    </>
  );
}
