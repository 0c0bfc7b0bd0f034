import type { ReactNode } from 'react';
import type { PageTypeViewProps, SiteContext } from '@lectern/core/site';
import type { NavigationLink, PageTypesOptions } from '../options.ts';
import { ContactDetails } from './contact-details.tsx';
import { Drawing } from './drawing.tsx';
import { LayoutLink } from './layout-link.tsx';
import { languagesOf } from './languages-of.ts';
import { layoutOf } from './layout-of.ts';

/** The owner of the site, its other links, and the texts that the law asks for. */
export function SiteFooter({ options, site }: PageTypeViewProps<PageTypesOptions>): ReactNode {
  const { siteTitle, tagline, footer, languages } = layoutOf(options, site.locale);
  const { about, columns, smallPrint } = footer;
  const legal = [...footer.legal, ...languagesOf(languages, site)];
  return (
    <footer className="page-types-footer">
      <div className="page-types-footer-main">
        <div className="page-types-about">
          <p className="page-types-footer-name">
            {options.mark && <Drawing className="page-types-mark" svg={options.mark} />} {siteTitle || site.siteName}
          </p>
          {tagline && <p className="page-types-tagline">{tagline}</p>}
          {about && <p>{about}</p>}
          <ContactDetails site={site} />
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} className="page-types-column" aria-label={title}>
            <h2 className="page-types-column-title">{title}</h2>
            <FooterLinks links={links} site={site} />
          </nav>
        ))}
      </div>
      {(legal.length > 0 || smallPrint) && (
        <div className="page-types-legal">
          {smallPrint && <p className="page-types-small-print">{smallPrint}</p>}
          {legal.length > 0 && <FooterLinks links={legal} site={site} />}
        </div>
      )}
    </footer>
  );
}

interface FooterLinksProps {
  readonly links: readonly NavigationLink[];
  readonly site: SiteContext;
}

function FooterLinks({ links, site }: FooterLinksProps): ReactNode {
  return (
    <ul className="page-types-footer-links">
      {links.map((link) => (
        <li key={link.href}>
          <LayoutLink link={link} site={site} />
        </li>
      ))}
    </ul>
  );
}
