import type { ReactNode } from 'react';
import type { SiteContext } from '@lectern/core/site';

interface StepHeadProps {
  readonly title: string;
  /** From 1; left out where the page is none of the three steps. */
  readonly number?: number;
  readonly back?: { readonly href: string; readonly text: string };
  readonly site: SiteContext;
}

/** The title of a page of the planner, with the way back. */
export const StepHead = ({ title, number, back, site }: StepHeadProps): ReactNode => (
  <header className="planner-head">
    {back && (
      <a className="planner-back" href={back.href} data-swap="">
        {back.text}
      </a>
    )}
    <h1 className="planner-title" tabIndex={-1}>
      {number !== undefined && <span className="planner-step">{site.t('step', { number })} </span>}
      {title}
    </h1>
  </header>
);
