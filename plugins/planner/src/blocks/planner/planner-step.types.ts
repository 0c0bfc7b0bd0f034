import type { BlockForm, PropsOf } from '@lectern/core';
import type { SiteContext } from '@lectern/core/site';
import type { PlannerData } from '../../planner-data.types.ts';
import type { planner } from './planner.block.ts';

/** What a page of the planner is drawn from. */
export interface StepProps<Step extends PlannerData['step']> {
  /** Begins the ids of everything on the page. */
  readonly id: string;
  readonly data: Extract<PlannerData, { readonly step: Step }>;
  readonly props: PropsOf<typeof planner>;
  readonly form: BlockForm;
  readonly site: SiteContext;
}
