import type { ReactNode } from 'react';
import { PostForm } from '@lectern/core/site';
import { plannerControls, timeValue } from '../../planner-form.ts';
import { AppointmentFacts } from './appointment-facts.view.tsx';
import { ContactFaults, ContactForm } from './contact-form.view.tsx';
import type { StepProps } from './planner-step.types.ts';
import { StepHead } from './step-head.view.tsx';

/** The time of the appointment, or, where it was lost, a choice of the nearest others. */
function Time({ id, data: { slot, alternatives = [] }, site }: StepProps<'confirm'>): ReactNode {
  if (alternatives.length === 0) return <input type="hidden" name={plannerControls.time} defaultValue={timeValue(slot)} />;
  return (
    <fieldset className="planner-set planner-fault" data-faults="" tabIndex={-1}>
      <legend className="planner-fault-title">{site.t('lost')}</legend>
      <p>{site.t('lost.text')}</p>
      {alternatives.map((other, index) => (
        <p key={timeValue(other)} className="planner-radio">
          <input
            type="radio"
            id={`${id}-other-${index}`}
            name={plannerControls.time}
            value={timeValue(other)}
            required
            defaultChecked={index === 0}
          />
          <label htmlFor={`${id}-other-${index}`}>
            {other.label}
            <span className="planner-quiet"> {other.advisorName}</span>
          </label>
        </p>
      ))}
    </fieldset>
  );
}

/** How long the time is kept, as a script counts it down, and the way to keep it longer. */
function Held({ data: { expiresAt, minutesLeft }, site }: StepProps<'confirm'>): ReactNode {
  const sentences = Array.from({ length: 11 }, (_, count) => (count === 0 ? site.t('held.over') : site.t('held', { count })));
  return (
    <div className="planner-held">
      <p data-expires={expiresAt} data-sentences={JSON.stringify(sentences)}>
        {expiresAt === undefined ? site.t('held.over') : site.t('held', { count: minutesLeft ?? 1 })}
      </p>
      <p className="site-hidden" role="status" data-told="" />
      <button className="site-button site-button-quiet" type="submit" name={plannerControls.action} value="extend" formNoValidate>
        {site.t('held.longer')}
      </button>
    </div>
  );
}

/** The third step: everything once more, and who comes. All of it is one form: the way back sends along what was typed. */
export function ConfirmStep(step: StepProps<'confirm'>): ReactNode {
  const { id, data, form, props, site } = step;
  const person = { id, form: data, site };
  const isLost = (data.alternatives ?? []).length > 0;
  return (
    <PostForm form={form} noValidate>
      <StepHead title={site.t('confirm.title')} number={3} back={{ action: 'back', text: site.t('back.week') }} site={site} />
      <ContactFaults {...person} />
      {!isLost && <AppointmentFacts {...data} prepare={data.prepare ?? props.prepare} site={site} />}
      <div className="planner-contact">
        <input type="hidden" name={plannerControls.region} defaultValue={data.region.id} />
        <Time {...step} />
        <ContactForm {...person} />
        <p>
          <button className="site-button" type="submit" name={plannerControls.action} value="confirm">
            {site.t('confirm.submit')}
          </button>
        </p>
        {!isLost && <Held {...step} />}
      </div>
    </PostForm>
  );
}
