import type { ReactNode } from 'react';
import type { LinkValue } from '../../contract/content.ts';
import { languageOf } from '../../contract/locale.ts';
import type { SiteContext } from '../define-site.ts';

const newTabTexts: Readonly<Record<string, string>> = {
  nl: '(opent in een nieuw tabblad)',
  de: '(öffnet in neuem Tab)',
  fr: '(s’ouvre dans un nouvel onglet)',
  en: '(opens in a new tab)',
};

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
      {isNewTab && <span className="site-hidden"> {newTabTexts[languageOf(site.locale)] ?? newTabTexts['en']}</span>}
    </a>
  );
}
