import type { ReactNode } from 'react';
import { plannerControls } from '../../planner-form.ts';
import type { PlannerAction } from '../../planner-form.ts';
import type { SiteContext } from '@lectern/core/site';

interface StepHeadProps {
  readonly title: string;
  /** From 1; left out where the page is none of the three steps. */
  readonly number?: number;
  /** A link, or a button of the form around it, which sends along what was typed. */
  readonly back?: { readonly text: string } & ({ readonly href: string } | { readonly action: PlannerAction });
  readonly site: SiteContext;
}

function Back({ back }: { readonly back: NonNullable<StepHeadProps['back']> }): ReactNode {
  if ('href' in back)
    return (
      <a className="planner-back" href={back.href} data-swap="">
        {back.text}
      </a>
    );
  const button = { type: 'submit', name: plannerControls.action } as const;
  return (
    <>
      {/* Enter in a field presses the first button of its form. */}
      <button {...button} value="confirm" className="site-hidden" tabIndex={-1} aria-hidden="true" />
      <button {...button} value={back.action} className="planner-back" formNoValidate>
        {back.text}
      </button>
    </>
  );
}

/** The title of a page of the planner, with the way back. */
export const StepHead = ({ title, number, back, site }: StepHeadProps): ReactNode => (
  <header className="planner-head">
    {back && <Back back={back} />}
    <h1 className="planner-title" tabIndex={-1}>
      {number !== undefined && <span className="planner-step">{site.t('step', { number })} </span>}
      {title}
    </h1>
  </header>
);
