import type { ReactNode } from 'react';
import type { PageTypeViewProps } from '@lectern/core/site';
import { PageWindow } from './page-window.tsx';

/** The opening of a page: its title, and a small window that no other page has. */
export function PageIntro({ site }: PageTypeViewProps): ReactNode {
  return (
    <div className="page-types-intro">
      <PageWindow seed={site.path} />
      <h1 className="page-types-title">{site.title}</h1>
    </div>
  );
}
