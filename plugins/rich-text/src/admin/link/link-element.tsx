import { usePageTarget } from '@lectern/core/admin';
import type { LinkTarget } from '@lectern/core';
import type { RenderElementProps } from 'slate-react';
import type { LinkElement } from '../slate-nodes.types.ts';

interface Seen {
  /** Where it leads, as people read it. */
  readonly title: string;
  /** Set where visitors cannot follow it now. */
  readonly problem?: 'draft' | 'gone';
}

function useTarget(to: LinkTarget): Seen {
  const page = usePageTarget('page' in to ? to.page : '');
  if ('file' in to) return { title: 'A file of the library' };
  if ('href' in to) return { title: to.href };
  switch (page.state) {
    case 'gone':
      return { title: 'This page is gone: visitors read the text without a link', problem: 'gone' };
    case 'draft':
      return { title: `${page.title} is not public yet: visitors read the text without a link`, problem: 'draft' };
    case 'live':
      return { title: `${page.title} (${page.path}${to.anchor ? `#${to.anchor}` : ''})` };
    default:
      return { title: 'A page of this site' };
  }
}

/** A link in the text. Not an anchor: a link that cannot be followed here should not say that it can. */
export function Link({ attributes, children, element }: Omit<RenderElementProps, 'element'> & { readonly element: LinkElement }) {
  const { title, problem } = useTarget(element.to);
  return (
    <span
      {...attributes}
      className="rich-text-editor__link"
      data-problem={problem}
      data-new-tab={element.newTab || undefined}
      title={title}
    >
      {children}
    </span>
  );
}
