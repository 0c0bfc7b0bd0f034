import type { ReactNode } from 'react';
import type { LinkValue } from '../../contract/content.ts';
import type { SiteContext } from '../define-site.ts';
import { newTabText } from './new-tab-text.ts';

export interface SiteLinkProps {
  readonly link: LinkValue | null | undefined;
  readonly site: Pick<SiteContext, 'link' | 'locale'>;
  readonly className?: string | undefined;
  /** -1 for a second link to the same target, which the keyboard can do without. */
  readonly tabIndex?: number | undefined;
  readonly children: ReactNode;
}

/**
 * A link as an editor chose it. One that opens a new tab says so to whoever listens. Where its target is not public, its
 * children stand alone.
 */
export function SiteLink({ link, site, className, tabIndex, children }: SiteLinkProps): ReactNode {
  const href = link ? site.link(link.to) : undefined;
  if (!link || href === undefined) return children;
  const isNewTab = link.newTab === true;
  return (
    <a className={className} href={href} tabIndex={tabIndex} {...(isNewTab ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
      {isNewTab && <span className="site-hidden"> {newTabText(site.locale)}</span>}
    </a>
  );
}
