import type { Pool } from 'pg';

/** A live page that search engines may list. */
export interface SitemapPage {
  readonly path: string;
  readonly locale: string;
  readonly translationGroup: string;
  readonly publishedAt: Date;
}

/** Pages that one sitemap names; where there are more, there is a list of sitemaps. */
export const pagesOfPart = 10_000;

/** Pages that stand in for others are nobody's find, nor those of which search engines are told another address. */
const listed = `locale = any($1::text[]) and not no_index and path <> all($2::text[])
  and (not (summary ? 'canonical') or summary->>'canonical' = path)`;

/** The site as the statements of the sitemap ask for it. */
export interface SitemapSite {
  readonly locales: readonly string[];
  /** Public paths that are left out. */
  readonly unlisted: readonly string[];
}

/** How many pages search engines may list. */
export async function countSitemapPages(pool: Pool, { locales, unlisted }: SitemapSite): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from lectern_published_page where ${listed}`,
    [locales, unlisted],
  );
  return rows[0]?.count ?? 0;
}

/** The pages of a part, from 1: translations side by side, and with those that another part lists too. */
export async function listSitemapPages(
  pool: Pool,
  { locales, unlisted }: SitemapSite,
  part: number,
): Promise<{ readonly pages: readonly SitemapPage[]; readonly siblings: readonly SitemapPage[] }> {
  const { rows } = await pool.query<SitemapPage & { readonly isOwn: boolean }>(
    `with own as (
       select page_id, translation_group from lectern_published_page where ${listed}
       order by translation_group, locale limit $3 offset $4)
     select path, locale, translation_group as "translationGroup", published_at as "publishedAt",
       page_id in (select page_id from own) as "isOwn"
     from lectern_published_page where ${listed} and translation_group in (select translation_group from own)
     order by translation_group, locale`,
    [locales, unlisted, pagesOfPart, (part - 1) * pagesOfPart],
  );
  return { pages: rows.filter(({ isOwn }) => isOwn), siblings: rows };
}
