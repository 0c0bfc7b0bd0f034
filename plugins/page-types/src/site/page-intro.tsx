import type { ReactNode } from 'react';
import type { PageTypeViewProps } from '@lectern/core/site';
import type { PageTypesOptions } from '../options.ts';
import { Drawing } from './drawing.tsx';

/** The opening of a page: its title, and the drawing that the site has for it. */
export function PageIntro({ options: { ornament }, site }: PageTypeViewProps<PageTypesOptions>): ReactNode {
  return (
    <div className="page-types-intro">
      {ornament && <Drawing className="page-types-ornament" svg={ornament({ path: site.path })} />}
      <h1 className="page-types-title">{site.title}</h1>
    </div>
  );
}
