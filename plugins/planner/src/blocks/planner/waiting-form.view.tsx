import type { ReactNode } from 'react';
import { PostForm } from '@lectern/core/site';
import { plannerControls, waitingFields } from '../../planner-form.ts';
import { ContactFaults, ContactForm } from './contact-form.view.tsx';
import type { StepProps } from './planner-step.types.ts';

/** The waiting list of a region in which no time is left. */
export function WaitingForm({ id, data: { region, waiting }, form, site }: StepProps<'week'>): ReactNode {
  if (!waiting) return null;
  const person = { id, form: waiting, site };
  const own = `${id}-${plannerControls.consent}`;
  const fault = waiting.errors.find(({ field }) => field === plannerControls.consent);
  return (
    <section className="planner-waiting" aria-labelledby={`${id}-waiting`}>
      <h2 className="planner-day-title" id={`${id}-waiting`}>
        {site.t('waiting.title')}
      </h2>
      <p>{site.t('waiting.text', { region: region.name })}</p>
      <ContactFaults {...person} />
      <PostForm form={form} className="planner-contact" noValidate>
        <input type="hidden" name={plannerControls.region} defaultValue={region.id} />
        <ContactForm {...person} fields={waitingFields} />
        <p className="site-error" id={`${own}-error`}>
          {fault && (
            <>
              <span className="site-hidden">{site.t('error')} </span>
              {fault.text}
            </>
          )}
        </p>
        <p className="planner-radio">
          <input
            type="checkbox"
            id={own}
            name={plannerControls.consent}
            value="yes"
            aria-required
            aria-describedby={`${own}-error`}
            {...(fault ? { 'aria-invalid': true } : {})}
            defaultChecked={waiting.values[plannerControls.consent] === 'yes'}
          />
          <label htmlFor={own}>{waiting.consent}</label>
        </p>
        <p>
          <button className="site-button" type="submit" name={plannerControls.action} value="wait">
            {site.t('waiting.submit')}
          </button>
        </p>
      </PostForm>
    </section>
  );
}
