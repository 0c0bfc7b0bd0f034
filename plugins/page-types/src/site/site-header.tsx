import type { ReactNode } from 'react';
import type { PageTypeViewProps, SiteContext, SiteMenuItem } from '@lectern/core/site';
import type { PageTypesOptions } from '../options.ts';
import { currentOf } from './current-entry.ts';
import { HeaderSearch } from './header-search.tsx';
import { LayoutLink } from './layout-link.tsx';
import type { LayoutEntry } from './layout-link.tsx';
import { languagesOf } from './languages-of.ts';
import { layoutOf } from './layout-of.ts';
import { Wordmark } from './wordmark.tsx';

const navigationID = 'page-types-navigation';

/** Skip link, name, navigation, search. Below the header, where the page lies in a section, the pages of that section. */
export function SiteHeader({ options, site }: PageTypeViewProps<PageTypesOptions>): ReactNode {
  const { siteTitle } = layoutOf(options, site.locale);
  const languages = languagesOf(site);
  const navigation = site.menu('main');
  const [action] = site.menu('action');
  const section = navigation.find((entry) => isSectionOf(entry, site));
  return (
    <header className="page-types-header">
      <a className="page-types-skip" href="#main">
        {site.t('skip')}
      </a>
      <div className="page-types-bar">
        <Wordmark mark={options.mark} name={siteTitle || site.siteName} site={site} />
        {(navigation.length > 0 || action || languages.length > 0) && (
          <>
            {/*
             * The menu of small screens. The browser opens and closes it, also with Escape or beside it, and gives the
             * focus back; no script takes part. On wide screens the stylesheet keeps it in the bar.
             */}
            <button className="page-types-menu-button" type="button" popoverTarget={navigationID}>
              {site.t('menu')}
            </button>
            <nav className="page-types-navigation" id={navigationID} popover="auto" aria-label={site.t('navigation')}>
              <ul className="page-types-entries">
                {navigation.map((entry) => (
                  <Entry key={entry.id} entry={entry} site={site} />
                ))}
              </ul>
              <HeaderSearch site={site} />
              {languages.length > 0 && (
                <ul className="page-types-languages">
                  <Links links={languages} site={site} />
                </ul>
              )}
              {action && <LayoutLink className="page-types-action" link={action} site={site} />}
            </nav>
          </>
        )}
      </div>
      {section && <SectionNavigation title={section.label} links={section.children} site={site} />}
    </header>
  );
}

/** A section is entered by its own address, and by those of its children, which may lie elsewhere. */
const isSectionOf = (entry: SiteMenuItem, { path, home }: SiteContext): boolean =>
  entry.children.length > 0 &&
  [entry, ...entry.children].some(({ href }) => href !== undefined && currentOf({ href, path, home }) !== undefined);

function Entry({ entry, site }: { readonly entry: SiteMenuItem; readonly site: SiteContext }): ReactNode {
  return (
    <li className="page-types-entry">
      <LayoutLink className="page-types-link" link={entry} site={site} isSection={isSectionOf(entry, site)} />
      {entry.children.length > 0 && (
        <ul className="page-types-children">
          <Links links={entry.children} site={site} />
        </ul>
      )}
    </li>
  );
}

interface SectionNavigationProps {
  readonly title: string;
  readonly links: readonly LayoutEntry[];
  readonly site: SiteContext;
}

function SectionNavigation({ title, links, site }: SectionNavigationProps): ReactNode {
  return (
    <nav className="page-types-section" aria-label={title}>
      <ul className="page-types-section-links">
        <Links links={links} site={site} />
      </ul>
    </nav>
  );
}

function Links({ links, site }: { readonly links: readonly LayoutEntry[]; readonly site: SiteContext }): ReactNode {
  return links.map((link) => (
    <li key={`${link.label} ${link.href}`}>
      <LayoutLink className="page-types-child" link={link} site={site} />
    </li>
  ));
}
