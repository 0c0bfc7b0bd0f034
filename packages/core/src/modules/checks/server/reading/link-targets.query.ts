import type { LinkTarget } from '#contract/content.ts';
import { canonicalPublicPath } from '#contract/slug.ts';
import type { Lectern } from '#server/kernel/lectern.ts';

/** A page to which a link leads. */
interface TargetPage {
  readonly title: string;
  readonly isLive: boolean;
  readonly anchors: readonly string[];
}

/** Finds the page to which a link leads; undefined where it leads out of the site, or to a file. */
type FindTarget = (to: LinkTarget) => TargetPage | undefined;

interface Row extends TargetPage {
  readonly id: string;
  readonly paths: readonly string[];
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const statement = `select p.id, p.title, live.page_id is not null as "isLive",
    array_remove(array_prepend(live.path, array(select r.path from lectern_redirect r where r.page_id = p.id)), null) as paths,
    array(select block.value->>'anchorPoint' from jsonb_each(live.document->'blocks') block
      where block.value->>'anchorPoint' <> '') as anchors
  from lectern_page p left join lectern_published_page live on live.page_id = p.id
  where p.deleted_at is null and (p.id = any($1::uuid[]) or live.path = any($2::text[])
    or p.id in (select page_id from lectern_redirect where path = any($2::text[])))`;

const gone: TargetPage = { title: '', isLive: false, anchors: [] };

/** The path of the site that a typed address names; undefined for one that no page can have. */
function pathIn(href: string, apiPath: string): string | undefined {
  const path = href.split(/[?#]/, 1)[0] ?? '';
  const last = path.slice(path.lastIndexOf('/'));
  const isPage = path.startsWith('/') && !path.startsWith('//') && !last.includes('.');
  if (!isPage || [apiPath, '/assets', '/cmsadmin'].some((place) => path === place || path.startsWith(`${place}/`)))
    return undefined;
  return canonicalPublicPath(path);
}

/** Looks up all pages to which links lead, by one statement; by none where they lead to no page. */
export async function findTargets({ pool, apiPath }: Lectern, links: readonly LinkTarget[]): Promise<FindTarget> {
  const ids = links.flatMap((to) => ('page' in to && isUuid.test(to.page) ? [to.page.toLowerCase()] : []));
  const paths = links.flatMap((to) => ('href' in to ? (pathIn(to.href, apiPath) ?? []) : []));
  const isAny = ids.length > 0 || paths.length > 0;
  const { rows } = isAny ? await pool.query<Row>(statement, [[...new Set(ids)], [...new Set(paths)]]) : { rows: [] };
  const byID = new Map(rows.map((row) => [row.id, row]));
  const byPath = new Map(rows.flatMap((row) => row.paths.map((path) => [path, row])));
  return (to) => {
    if ('page' in to) return byID.get(to.page.toLowerCase()) ?? gone;
    const path = 'href' in to ? pathIn(to.href, apiPath) : undefined;
    return path === undefined ? undefined : (byPath.get(path) ?? gone);
  };
}
