import { expect } from 'chai';
import { renderToStaticMarkup } from 'react-dom/server';
import { initialOf } from '@lectern/core';
import type { LayoutContext, SiteMenuItem } from '@lectern/core/site';
import menus from '../../fixtures/menus.json' with { type: 'json' };
import fixture from '../../fixtures/options.json' with { type: 'json' };
import { pageTypesOptions } from '../options.ts';
import entry from './index.ts';
import landing from './landing.tsx';
import page from './page.tsx';
import { PageIntro } from './page-intro.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const menusOf = (locale: string) => (menus as unknown as Record<string, Record<string, readonly SiteMenuItem[]>>)[locale] ?? {};

const german = { locale: 'de-DE', lang: 'de', label: 'Deutsch', path: '/de-de', isTranslation: false };
const dutch = { locale: 'nl-NL', lang: 'nl', label: 'Nederlands', path: '/', isTranslation: false };

const siteAt = (path: string, locale = 'nl-NL'): LayoutContext => ({
  siteName: 'Naam van de site',
  locale,
  pageID: 'page',
  path,
  title: 'Religieuze gebouwen',
  home: locale === 'nl-NL' ? '/' : `/${locale.toLowerCase()}`,
  link: () => undefined,
  t: (key) => entry.texts?.[locale.slice(0, 2)]?.[key] ?? key,
  formatDate: (day) => day,
  menu: (name) => menusOf(locale)[name] ?? [],
  siblings: [],
  tags: () => [],
  languages: locale === 'nl-NL' ? [german] : [dutch],
  ancestors: [],
  settings: ({ settings = {} }) => initialOf(settings) as never,
  availableLocales: ['nl-NL', 'de-DE'],
  defaultLocale: 'nl-NL',
  customSlugLocales: [],
  titleSeparator: ' | ',
  timeZone: 'UTC',
});
const propsAt = (path: string, options = pageTypesOptions.parse(fixture)) => ({
  options,
  data: {},
  images: {},
  site: siteAt(path),
});
const withoutMenus = (path: string) => {
  const props = propsAt(path, pageTypesOptions.parse({}));
  return { ...props, site: { ...props.site, menu: () => [], languages: [] } };
};
const germanAt = (path: string) => ({ ...propsAt(path), site: siteAt(path, 'de-DE') });
const headerAt = (path: string) => renderToStaticMarkup(<SiteHeader {...propsAt(path)} />);

describe('page-types: header', () => {
  it('begins with a link to the content', () => {
    expect(headerAt('/')).to.match(
      /^<header class="page-types-header"><a class="page-types-skip" href="#main">Naar de inhoud<\/a>/,
    );
  });

  it('marks the page, and the section in which it lies', () => {
    expect(headerAt('/schade')).to.contain('href="/schade" aria-current="page"');
    const inside = headerAt('/verzekeringen/monumenten');
    expect(inside).to.contain('href="/verzekeringen" aria-current="true"');
    expect(inside).to.contain('href="/verzekeringen/monumenten" aria-current="page"');
  });

  it('shows the pages of a section inside that section only', () => {
    expect(headerAt('/verzekeringen/monumenten')).to.contain('<nav class="page-types-section" aria-label="Verzekeringen">');
    expect(headerAt('/schade')).not.to.contain('page-types-section');
  });

  it('has a menu for small screens that needs no script', () => {
    const html = headerAt('/');
    expect(html).to.match(/<button [^>]*popoverTarget="([^"]+)">Menu<\/button><nav [^>]*id="\1" popover="auto"/i);
    expect(html).not.to.contain('<script');
  });

  it('has a field that leads to the search page, not on that page, and none without one', () => {
    const withSearch = (path: string) => {
      const props = propsAt(path);
      const menu: LayoutContext['menu'] = (name) =>
        name === 'search' ? [{ id: 's', label: 'Zoeken', href: '/zoeken', children: [] }] : props.site.menu(name);
      return renderToStaticMarkup(<SiteHeader {...props} site={{ ...props.site, menu }} />);
    };
    expect(withSearch('/schade')).to.match(/<form [^>]*role="search" action="\/zoeken" method="get">.*name="q"/);
    expect(withSearch('/zoeken')).not.to.contain('<form');
    expect(headerAt('/schade')).not.to.contain('<form');
  });

  it('takes the name of the site, and no navigation, where nothing was configured', () => {
    const html = renderToStaticMarkup(<SiteHeader {...withoutMenus('/')} />);
    expect(html).to.contain('<span class="page-types-name">Naam van de site</span>');
    expect(html).not.to.match(/<(nav|button|ul|svg)\b|page-types-mark/);
  });
});

describe('page-types: footer', () => {
  it('shows its columns, the legal links and the small print', () => {
    const html = renderToStaticMarkup(<SiteFooter {...propsAt('/')} />);
    for (const path of ['/over-ons', '/afm-vergunning', '/contact', '/privacyverklaring', '/cookieverklaring', '/disclaimer']) {
      expect(html).to.contain(`<a href="${path}">`);
    }
    expect(html).to.contain('© Sluitsteen');
  });

  it('says how the owner of the site is reached, as the settings of the site have it', () => {
    const contact = {
      organisation: 'Sluitsteen',
      street: '',
      postalCode: '',
      town: 'Utrecht',
      telephone: '+31 (0)30 123 45 67',
      email: 'a@b.example',
    };
    const props = propsAt('/');
    const html = renderToStaticMarkup(<SiteFooter {...props} site={{ ...props.site, settings: () => contact as never }} />);
    const [, address] = /<address [^>]*>(.*)<\/address>/.exec(html) ?? [];
    expect(address).to.contain('<a href="tel:+31301234567">+31 (0)30 123 45 67</a>');
    expect(address).to.contain('<a href="mailto:a@b.example">a@b.example</a>');
    expect(address?.match(/contact-line">([^<]*)/g)).to.have.length(2);
    expect(renderToStaticMarkup(<SiteFooter {...props} />)).not.to.contain('<address');
  });

  it('leaves out what was left empty', () => {
    const html = renderToStaticMarkup(<SiteFooter {...withoutMenus('/')} />);
    expect(html).not.to.match(/<(nav|ul|h2)\b/);
    expect(html).not.to.match(/<(p|div|span)[^>]*><\/\1>/);
  });
});

describe('page-types: locales', () => {
  it('shows the header and footer of the locale of the page', () => {
    const header = renderToStaticMarkup(<SiteHeader {...germanAt('/de-de/kirchen')} />);
    expect(header).to.contain('aria-label="Hauptnavigation"');
    expect(header).to.contain('<a class="page-types-link" href="/de-de/kirchen" aria-current="page">Kirchen</a>');
    expect(header).to.contain('<a class="page-types-action" href="/de-de/kontakt">Kontakt</a>');
    expect(header).not.to.contain('/verzekeringen');
    const footer = renderToStaticMarkup(<SiteFooter {...germanAt('/de-de/kirchen')} />);
    expect(footer).to.contain('Versicherungsvermittler für Kirchen');
    expect(footer).not.to.contain('Privacyverklaring');
  });

  it('says in which language the other page is', () => {
    const ofDutch = renderToStaticMarkup(<SiteFooter {...propsAt('/')} />);
    expect(ofDutch).to.contain('<a href="/de-de" lang="de" hrefLang="de">Deutsch</a>');
    const ofGerman = renderToStaticMarkup(<SiteFooter {...germanAt('/de-de')} />);
    expect(ofGerman).to.contain('<a href="/" lang="nl" hrefLang="nl">Nederlands</a>');
    expect(ofGerman).not.to.contain('aria-current');
  });

  it('leads from the menu to the other languages of the site', () => {
    expect(headerAt('/schade')).to.match(
      /<ul class="page-types-languages"><li><a [^>]*href="\/de-de" lang="de" hrefLang="de">Deutsch/,
    );
    const props = propsAt('/contact');
    const languages = [{ ...german, path: '/de-de/kontakt', isTranslation: true }];
    const html = renderToStaticMarkup(<SiteHeader {...props} site={{ ...props.site, languages }} />);
    expect(html).to.contain('href="/de-de/kontakt" lang="de" hrefLang="de">Deutsch</a>');
    expect(headerAt('/')).not.to.contain('Nederlands');
    expect(renderToStaticMarkup(<SiteHeader {...germanAt('/de-de')} />)).to.contain(
      'href="/" lang="nl" hrefLang="nl">Nederlands',
    );
  });
});

describe('page-types: drawings', () => {
  const mark = '<svg id="mark"></svg>';
  const options = pageTypesOptions.parse({
    ...fixture,
    mark,
    ornament: ({ path }: { path: string }) => `<svg id="${path}"></svg>`,
  });

  it('has the mark of the site beside its name, in the header and in the footer', () => {
    for (const View of [SiteHeader, SiteFooter])
      expect(renderToStaticMarkup(<View {...propsAt('/', options)} />)).to.contain(
        `<span class="page-types-mark" aria-hidden="true">${mark}</span>`,
      );
    expect(renderToStaticMarkup(<SiteFooter {...propsAt('/')} />)).not.to.contain('page-types-mark');
  });

  it('has what the site draws for the address beside the title', () => {
    const html = renderToStaticMarkup(<PageIntro {...propsAt('/contact', options)} />);
    expect(html).to.contain('<span class="page-types-ornament" aria-hidden="true"><svg id="/contact"></svg></span><h1');
    expect(html).not.to.match(/\sstyle=/);
  });

  it('set a title with a long word smaller on phones, where not every browser can divide it', () => {
    const classOf = (title: string) => {
      const props = propsAt('/contact', options);
      const html = renderToStaticMarkup(<PageIntro {...props} site={{ ...props.site, title }} />);
      return /<h1 class="([^"]*)"/.exec(html)?.[1];
    };
    expect(classOf('Orgel en klokken van de toren')).to.equal('page-types-title');
    expect(classOf('Wat een klachtenregeling is')).to.equal('page-types-title page-types-title-long');
    expect(classOf('Solvabiliteitsverslag')).to.equal('page-types-title page-types-title-longest');
    expect(classOf('')).to.equal('page-types-title');
  });

  it('are the text of an SVG, and a function that returns one', () => {
    for (const wrong of [{ mark: 'mark.svg' }, { mark: '' }, { ornament: '<svg></svg>' }])
      expect(pageTypesOptions.safeParse(wrong).success, JSON.stringify(wrong)).to.equal(false);
  });
});

describe('page-types: intro', () => {
  it('carries the h1 of a page, alone where the site draws nothing', () => {
    const html = renderToStaticMarkup(<PageIntro {...propsAt('/contact')} />);
    expect(html).to.equal('<div class="page-types-intro"><h1 class="page-types-title">Religieuze gebouwen</h1></div>');
  });

  it('stands on a page and not on a landing page', () => {
    expect(page.intro).to.equal(PageIntro);
    expect(landing.intro).to.equal(undefined);
    expect(landing.header).to.equal(page.header);
  });
});
