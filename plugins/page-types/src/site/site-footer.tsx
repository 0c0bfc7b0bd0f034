import type { ReactNode } from 'react';
import { ChangeConsent } from '@lectern/core/site';
import type { PageTypeViewProps, SiteContext } from '@lectern/core/site';
import type { PageTypesOptions } from '../options.ts';
import { ContactDetails } from './contact-details.tsx';
import { Drawing } from './drawing.tsx';
import { LayoutLink } from './layout-link.tsx';
import type { LayoutEntry } from './layout-link.tsx';
import { languagesOf } from './languages-of.ts';
import { layoutOf } from './layout-of.ts';

/** The owner of the site, its other links, and the texts that the law asks for. */
export function SiteFooter({ options, site }: PageTypeViewProps<PageTypesOptions>): ReactNode {
  const { siteTitle, tagline, footer } = layoutOf(options, site.locale);
  const { about, smallPrint } = footer;
  const legal = [...site.menu('legal'), ...languagesOf(site)];
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
        {site.menu('footer').map((column) => (
          <nav key={column.id} className="page-types-column" aria-label={column.label}>
            <h2 className="page-types-column-title">
              <LayoutLink link={column} site={site} />
            </h2>
            {column.children.length > 0 && <FooterLinks links={column.children} site={site} />}
          </nav>
        ))}
      </div>
      {(legal.length > 0 || smallPrint || site.consentForm) && (
        <div className="page-types-legal">
          {smallPrint && <p className="page-types-small-print">{smallPrint}</p>}
          <div className="page-types-legal-links">
            {legal.length > 0 && <FooterLinks links={legal} site={site} />}
            <ChangeConsent className="page-types-consent" form={site.consentForm} locale={site.locale} />
          </div>
        </div>
      )}
    </footer>
  );
}

interface FooterLinksProps {
  readonly links: readonly LayoutEntry[];
  readonly site: SiteContext;
}

function FooterLinks({ links, site }: FooterLinksProps): ReactNode {
  return (
    <ul className="page-types-footer-links">
      {links.map((link) => (
        <li key={`${link.label} ${link.href}`}>
          <LayoutLink link={link} site={site} />
        </li>
      ))}
    </ul>
  );
}
