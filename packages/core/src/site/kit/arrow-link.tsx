import type { ReactNode } from 'react';
import type { LinkValue } from '../../contract/content.ts';
import type { SiteContext } from '../define-site.ts';
import { SiteLink } from './site-link.tsx';

interface ArrowLinkProps {
  readonly link: LinkValue | null | undefined;
  readonly site: Pick<SiteContext, 'link' | 'locale'>;
  readonly className?: string;
}

/** A link with its text and an arrow; nothing where it has no text, or where its target is not public. */
export function ArrowLink({ link, site, className }: ArrowLinkProps): ReactNode {
  if (!link?.label || site.link(link.to) === undefined) return null;
  return (
    <SiteLink link={link} site={site} className={className ? `site-arrow-link ${className}` : 'site-arrow-link'}>
      {link.label}
      <Arrow />
    </SiteLink>
  );
}

/** Drawn, because the site's text face need not have one. */
export function Arrow(): ReactNode {
  return (
    <>
      {/* A word joiner: the arrow never stands alone on a line. */}
      {'\u2060'}
      <svg className="site-arrow" viewBox="0 0 18 12" width="18" height="12" aria-hidden="true">
        <path fill="none" stroke="currentColor" strokeWidth="2" d="M0 6h16M11 1l5 5-5 5" />
      </svg>
    </>
  );
}
