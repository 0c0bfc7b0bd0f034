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

/** Drawn by the stylesheet: the site's text face need not have one, and a list of cards would say ten times how. */
export function Arrow(): ReactNode {
  return (
    <>
      {/* A word joiner: the arrow never stands alone on a line. */}
      {'\u2060'}
      <span className="site-arrow" />
    </>
  );
}
