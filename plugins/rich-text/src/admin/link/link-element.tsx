import { usePageTarget } from '@lectern/core/admin';
import type { LinkTarget } from '@lectern/core';
import type { RenderElementProps } from 'slate-react';
import type { LinkElement } from '../slate-nodes.types.ts';
import { t } from '../editor-texts.ts';

interface Seen {
  /** Where it leads, as people read it. */
  readonly title: string;
  /** Set where visitors cannot follow it now. */
  readonly problem?: 'draft' | 'gone';
}

function useTarget(to: LinkTarget): Seen {
  const page = usePageTarget('page' in to ? to.page : '');
  if ('file' in to) return { title: t('link.toFile') };
  if ('href' in to) return { title: to.href };
  switch (page.state) {
    case 'gone':
      return { title: t('link.gone'), problem: 'gone' };
    case 'draft':
      return { title: t('link.draft', { title: page.title }), problem: 'draft' };
    case 'live':
      return { title: t('link.live', { title: page.title, path: `${page.path}${to.anchor ? `#${to.anchor}` : ''}` }) };
    default:
      return { title: t('link.toPage') };
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
