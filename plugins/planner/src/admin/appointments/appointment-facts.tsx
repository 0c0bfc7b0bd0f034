import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { AppointmentDetail } from '../../appointments.calls.ts';
import { contactFields } from '../../planner-form.ts';
import { t } from '../planner-texts.ts';
import { clockText, momentText } from '../reason-text.ts';
import { nameOf } from './use-names.ts';
import type { Names } from './use-names.ts';

function Facts({ title, facts }: { readonly title: string; readonly facts: readonly (readonly [string, ReactNode])[] }) {
  const heading = useId();
  return (
    <section className="lc-panel planner-part" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <dl className="lc-details">
        {facts.map(([name, value]) => (
          <div key={name} className="lc-details__pair">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface AppointmentFactsProps {
  readonly appointment: AppointmentDetail;
  readonly names: Names;
}

/** When an appointment is, where, and whom it is with. */
export function AppointmentFacts({ appointment, names }: AppointmentFactsProps): ReactElement {
  const { start, end, region, advisor, contact, message, sequence } = appointment;
  const when = <time dateTime={start}>{`${momentText(start)} – ${clockText(end)}`}</time>;
  return (
    <div className="planner-parts">
      <Facts
        title={t('appointment.title')}
        facts={[
          [t('appointments.time'), when],
          [t('times.region'), nameOf(names.regions, region)],
          ...(names.mayManage ? [[t('times.advisor'), nameOf(names.advisors, advisor)] as const] : []),
          ...(sequence === 0 ? [] : [[t('appointment.changes'), sequence] as const]),
          ...(message === null ? [] : [[t('change.message'), message] as const]),
        ]}
      />
      {contact ? (
        <Facts
          title={t('appointments.with')}
          facts={contactFields
            .filter((field) => contact[field] !== '')
            .map((field) => [t(`contact.${field}`), contact[field]] as const)}
        />
      ) : (
        <p className="lc-quiet">{t('appointments.erased')}</p>
      )}
    </div>
  );
}
