import type { ReactNode } from 'react';
import type { SiteContext } from '@lectern/core/site';
import type { ShownAdvisor, ShownRegion, ShownSlot } from '../../planner-data.types.ts';

interface AppointmentFactsProps {
  readonly slot: ShownSlot;
  readonly advisor: ShownAdvisor;
  readonly region: ShownRegion;
  readonly prepare?: string | undefined;
  readonly site: SiteContext;
}

/** When, with whom, where, and what to prepare. */
export const AppointmentFacts = ({ slot, advisor, region, prepare, site }: AppointmentFactsProps): ReactNode => (
  <div className="planner-facts">
    {advisor.image !== undefined && <img src={advisor.image} alt="" width="96" height="120" />}
    <dl>
      <div>
        <dt>{site.t('summary.when')}</dt>
        <dd>
          <strong>{slot.label}</strong>
        </dd>
      </div>
      <div>
        <dt>{site.t('summary.advisor')}</dt>
        <dd>{advisor.jobTitle === '' ? advisor.name : `${advisor.name}, ${advisor.jobTitle}`}</dd>
      </div>
      <div>
        <dt>{site.t('summary.region')}</dt>
        <dd>{region.name}</dd>
      </div>
      {prepare !== undefined && prepare !== '' && (
        <div>
          <dt>{site.t('summary.prepare')}</dt>
          <dd>{prepare}</dd>
        </div>
      )}
    </dl>
  </div>
);
