import type { ReactNode } from 'react';
import type { PageTypeViewProps } from '@lectern/core/site';
import type { PageTypesOptions } from '../options.ts';
import { Drawing } from './drawing.tsx';

/**
 * A class for titles with a word that no phone has room for: not every browser knows where to divide it, and one letter on a
 * line of its own is nobody's wish.
 */
function roomOf(title: string): string {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  return longest > 18 ? ' page-types-title-longest' : longest > 13 ? ' page-types-title-long' : '';
}

/** The opening of a page: its title, and the drawing that the site has for it. */
export function PageIntro({ options: { ornament }, site }: PageTypeViewProps<PageTypesOptions>): ReactNode {
  return (
    <div className="page-types-intro">
      {ornament && <Drawing className="page-types-ornament" svg={ornament({ path: site.path })} />}
      <h1 className={`page-types-title${roomOf(site.title)}`}>{site.title}</h1>
    </div>
  );
}
