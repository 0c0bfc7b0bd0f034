import type { ReactNode } from 'react';
import { AppointmentFacts } from './appointment-facts.view.tsx';
import type { StepProps } from './planner-step.types.ts';
import { StepHead } from './step-head.view.tsx';

/** After an appointment was made: its reference, and the file for a calendar. */
export const ThanksStep = ({ data: { appointment, ics }, props, site }: StepProps<'thanks'>): ReactNode => (
  <>
    <svg className="planner-arch" viewBox="0 0 48 64" aria-hidden="true">
      <path d="M4 62V28C4 14 14 5 24 2c10 3 20 12 20 26v34z" />
      <path d="m14 34 8 9 14-18" />
    </svg>
    <StepHead title={site.t('thanks.title')} site={site} />
    <p className="planner-lead">
      {site.t('thanks.reference')} <strong className="planner-reference">{appointment.reference}</strong>
    </p>
    <AppointmentFacts {...appointment} prepare={props.prepare} site={site} />
    <p>{site.t('thanks.text')}</p>
    <p>
      <a className="site-button" href={ics} download>
        {site.t('thanks.ics')}
      </a>
    </p>
  </>
);

/** A link that leads nowhere any more, with the way on. */
export const GoneStep = ({ data: { text, href }, site }: StepProps<'gone'>): ReactNode => (
  <>
    <StepHead title={site.t('gone.title')} site={site} />
    <p>{text}</p>
    <p>
      <a className="site-button" href={href}>
        {site.t('gone.start')}
      </a>
    </p>
  </>
);
