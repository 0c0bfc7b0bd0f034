import type { ReactNode } from 'react';
import type { LinkValue } from '@lectern/core';
import type { SiteContext } from '@lectern/core/site';
import { NewTab, tabOf } from './new-tab.tsx';

interface ArrowLinkProps {
  readonly link: LinkValue | null;
  readonly site: SiteContext;
}

/** A link with its text and an arrow; nothing where its target is not public. */
export function ArrowLink({ link, site }: ArrowLinkProps): ReactNode {
  const href = link ? site.link(link.to) : undefined;
  if (!link?.label || !href) return null;
  return (
    <a className="basic-action" href={href} {...tabOf(link)}>
      {link.label}
      <NewTab link={link} site={site} />
      <Arrow />
    </a>
  );
}

/** Drawn, because the site's text face need not have one. */
export function Arrow(): ReactNode {
  return (
    <svg className="basic-arrow" viewBox="0 0 18 12" width="18" height="12" aria-hidden="true">
      <path fill="none" stroke="currentColor" strokeWidth="2" d="M0 6h16M11 1l5 5-5 5" />
    </svg>
  );
}
