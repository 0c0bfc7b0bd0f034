import type { ReactNode } from 'react';
import type { SiteContext } from '@lectern/core/site';
import { Drawing } from './drawing.tsx';

interface WordmarkProps {
  /** Text of an SVG; null for the name alone. */
  readonly mark: string | null;
  readonly name: string;
  readonly site: SiteContext;
}

/** The name of the site, with its mark; leads home. */
export function Wordmark({ mark, name, site }: WordmarkProps): ReactNode {
  return (
    <a className="page-types-wordmark" href={site.home} aria-current={site.path === site.home ? 'page' : undefined}>
      {mark && <Drawing className="page-types-mark" svg={mark} />}
      <span className="page-types-name">{name}</span>
    </a>
  );
}
