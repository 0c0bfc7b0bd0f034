import type { ReactNode } from 'react';
import type { SiteContext } from '@lectern/core/site';
import type { NavigationLink } from '../options.ts';
import { currentOf } from './current-entry.ts';

interface LayoutLinkProps {
  readonly link: NavigationLink;
  readonly site: SiteContext;
  readonly className?: string;
  /** Whether the page lies in the section that the link stands for, whatever its address says. */
  readonly isSection?: boolean;
}

/** A link of the header or footer. It says where one is, and in which language the other page is. */
export function LayoutLink({ link: { label, href, lang }, site, className, isSection = false }: LayoutLinkProps): ReactNode {
  const current = currentOf({ href, path: site.path, home: site.home }) ?? (isSection ? 'true' : undefined);
  return (
    <a className={className} href={href} aria-current={current} {...(lang ? { lang, hrefLang: lang } : {})}>
      {label}
    </a>
  );
}
