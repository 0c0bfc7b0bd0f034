import type { ReactNode } from 'react';
import type { FormBlockViewProps } from '@lectern/core/site';
import { CancelStep } from './cancel-step.view.tsx';
import { ConfirmStep } from './confirm-step.view.tsx';
import { GoneStep, ThanksStep } from './ends.view.tsx';
import { MoveStep } from './move-step.view.tsx';
import type { planner as plannerBlock } from './planner.block.ts';
import { RegionStep } from './region-step.view.tsx';
import { OfferStep, WaitingStep } from './waiting-steps.view.tsx';
import { WeekStep } from './week-step.view.tsx';

type ViewProps = FormBlockViewProps<typeof plannerBlock>;

function Step({ data, block, ...rest }: ViewProps): ReactNode {
  const shared = { ...rest, id: `${block.key}-planner` };
  switch (data?.step) {
    case 'region':
      return <RegionStep {...shared} data={data} />;
    case 'week':
      return <WeekStep {...shared} data={data} />;
    case 'confirm':
      return <ConfirmStep {...shared} data={data} />;
    case 'thanks':
      return <ThanksStep {...shared} data={data} />;
    case 'cancel':
      return <CancelStep {...shared} data={data} />;
    case 'move':
      return <MoveStep {...shared} data={data} />;
    case 'waiting':
      return <WaitingStep {...shared} data={data} />;
    case 'offer':
      return <OfferStep {...shared} data={data} />;
    case 'gone':
      return <GoneStep {...shared} data={data} />;
    case undefined:
      return <p>{rest.site.t('unavailable')}</p>;
  }
}

/** An appointment in three steps. It works as HTML alone; a script saves reloads. */
export default function PlannerView(view: ViewProps): ReactNode {
  const { block, data } = view;
  return (
    <section className={`planner planner-${data?.step ?? 'gone'}`} id={`${block.key}-planner`} data-behaviour="planner/planner">
      <Step {...view} />
    </section>
  );
}
