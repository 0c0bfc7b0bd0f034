import { canonicalPublicPath, anchorPattern } from '#contract/slug.ts';
import { splitPublicPath } from '#contract/locale.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { PageAtAddress } from '../../page.schema.ts';
import { coveredPages } from '../rights/covered-pages.ts';

interface OwnAddress {
  readonly path: string;
  readonly anchor: string | null;
}

/** The path and the place of an address of this site. Undefined for all others, and for one with a query, which no link by id keeps. */
function ownAddress(href: string, origin: string): OwnAddress | undefined {
  if (!href.startsWith('/') && !URL.canParse(href)) return undefined;
  const url = URL.canParse(href, origin) ? new URL(href, origin) : undefined;
  if (url?.origin !== new URL(origin).origin || url.search !== '' || url.username !== '') return undefined;
  const path = canonicalPublicPath(url.pathname);
  const anchor = url.hash.slice(1);
  if (path === undefined || (anchor !== '' && !anchorPattern.test(anchor))) return undefined;
  return { path, anchor: anchor || null };
}

/** The page at an address of this site: live there, formerly live there, or wanted there. */
export async function resolveAddress(app: Lectern, actor: Actor, href: string): Promise<PageAtAddress> {
  const address = ownAddress(href, app.environment.origin);
  if (!address) return null;
  const { locale, slug } = splitPublicPath(address.path, app.settings);
  const values: unknown[] = [address.path, locale, slug];
  const visible = coveredPages(actor, 'view-page', (value) => `$${values.push(value)}`);
  const { rows } = await app.pool.query<{ pageID: string; title: string; isLive: boolean }>(
    `select lectern_page.id as "pageID", lectern_page.title, live.path is not null as "isLive"
     from (select page_id, 1 as place from lectern_published_page where path = $1
       union all select page_id, 2 from lectern_redirect where path = $1
       union all select id, 3 from lectern_page where locale = $2 and slug = $3) found
     join lectern_page on lectern_page.id = found.page_id
     left join (select page_id, path from lectern_published_page) live on live.page_id = lectern_page.id
     where deleted_at is null and ${visible} order by found.place limit 1`,
    values,
  );
  const [page] = rows;
  return page ? { ...page, anchor: address.anchor } : null;
}
