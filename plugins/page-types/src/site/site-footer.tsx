import type { ReactNode } from 'react';
import type { PageTypeViewProps } from '@lectern/core/site';
import type { NavigationLink, PageTypesOptions } from '../options.ts';
import { KeystoneMark } from './keystone-mark.tsx';

/** Who the site belongs to, where else one may go, and what the law asks for. */
export function SiteFooter({ options, site }: PageTypeViewProps<PageTypesOptions>): ReactNode {
  const { about, columns, legal, smallPrint } = options.footer;
  return (
    <footer className="page-types-footer">
      <div className="page-types-footer-main">
        <div className="page-types-about">
          <p className="page-types-footer-name">
            <KeystoneMark /> {options.siteTitle || site.siteName}
          </p>
          {options.tagline && <p className="page-types-tagline">{options.tagline}</p>}
          {about && <p>{about}</p>}
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} className="page-types-column" aria-label={title}>
            <h2 className="page-types-column-title">{title}</h2>
            <FooterLinks links={links} />
          </nav>
        ))}
      </div>
      {(legal.length > 0 || smallPrint) && (
        <div className="page-types-legal">
          {smallPrint && <p className="page-types-small-print">{smallPrint}</p>}
          {legal.length > 0 && <FooterLinks links={legal} />}
        </div>
      )}
    </footer>
  );
}

function FooterLinks({ links }: { readonly links: readonly NavigationLink[] }): ReactNode {
  return (
    <ul className="page-types-footer-links">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
