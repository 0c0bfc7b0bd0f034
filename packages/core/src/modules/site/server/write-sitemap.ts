import type { LocaleSettings } from '#contract/locale.ts';
import { alternatesOf } from '#server/site/alternates.ts';
import { escapeHtml } from '#site/render/escape.ts';
import type { SitemapPage } from './sitemap-pages.query.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

interface Sitemap {
  readonly origin: string;
  readonly pages: readonly SitemapPage[];
  /** The pages with all their translations. */
  readonly siblings: readonly SitemapPage[];
  readonly locales: LocaleSettings;
}

const address = (origin: string, path: string): string => escapeHtml(origin + encodeURI(path));

/** A sitemap: each page with the day of its publication, and where it stands in other languages. */
export function writeSitemap({ origin, pages, siblings, locales }: Sitemap): string {
  const groups = Map.groupBy(siblings, ({ translationGroup }) => translationGroup);
  const written = new Map<string, string>();
  const linksOf = (group: string): string => {
    const known = written.get(group);
    if (known !== undefined) return known;
    const links = alternatesOf(groups.get(group) ?? [], locales)
      .map(
        ({ hreflang, path }) =>
          `<xhtml:link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${address(origin, path)}"/>`,
      )
      .join('');
    written.set(group, links);
    return links;
  };
  const entries = pages.map(
    ({ path, publishedAt, translationGroup }) =>
      `<url><loc>${address(origin, path)}</loc><lastmod>${publishedAt.toISOString()}</lastmod>${linksOf(translationGroup)}</url>`,
  );
  return `${head}<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`;
}

/** The list of the parts of a sitemap. */
export function writeSitemapIndex(origin: string, parts: number): string {
  const entries = Array.from({ length: parts }, (_, index) => {
    return `<sitemap><loc>${address(origin, `/sitemap-${index + 1}.xml`)}</loc></sitemap>`;
  });
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
}
