import type { ReactNode } from 'react';
import type { SiteContext, SiteMenuItem } from '@lectern/core/site';
import { currentOf } from './current-entry.ts';

/** A link of the header or footer: an item of a menu, or another language. */
export type LayoutEntry = Pick<SiteMenuItem, 'label' | 'href' | 'lang'>;

interface LayoutLinkProps {
  readonly link: LayoutEntry;
  readonly site: SiteContext;
  readonly className?: string;
  /** Whether the page lies in the section that the link stands for, whatever its address says. */
  readonly isSection?: boolean;
}

/** A link of the header or footer; a heading where it leads nowhere. It says where one is, and in which language the other page is. */
export function LayoutLink({ link: { label, href, lang }, site, className, isSection = false }: LayoutLinkProps): ReactNode {
  if (href === undefined) return <span className={className}>{label}</span>;
  const current = currentOf({ href, path: site.path, home: site.home }) ?? (isSection ? 'true' : undefined);
  return (
    <a className={className} href={href} aria-current={current} {...(lang ? { lang, hrefLang: lang } : {})}>
      {label}
    </a>
  );
}
