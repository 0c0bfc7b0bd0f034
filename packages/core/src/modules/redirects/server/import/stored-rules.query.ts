import { publicPath, splitPublicPath } from '#contract/locale.ts';
import type { Queryable } from '#server/database/statement.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { CheckedRule } from '../check-rule.ts';

/** A rule as it stands. */
export interface StoredRule extends CheckedRule {
  readonly id: string;
  readonly revision: number;
  readonly leftBy: string | null;
}

/** Every rule by its path. */
export async function storedRules(database: Queryable): Promise<Map<string, StoredRule>> {
  const rules = await database.query<StoredRule>({
    text: `select id, revision, path, is_pattern as "isPattern", to_page as "toPage", to_suffix as "toSuffix",
        to_address as "toAddress", left_by as "leftBy" from lectern_redirect_rule`,
    values: [],
  });
  return new Map(rules.map((rule) => [rule.path, rule]));
}

/** Those of some paths at which a page is live. */
export async function livePaths(database: Queryable, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ path: string }>({
    text: 'select path from lectern_live_page where path = any($1::text[])',
    values: [paths],
  });
  return new Set(rows.map(({ path }) => path));
}

/** The pages at paths, by path: the live one, or else the one whose former or wanted address it is. */
export async function pagesAt(
  database: Queryable,
  { settings }: Pick<Lectern, 'settings'>,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const split = paths.map((path) => ({ path, ...splitPublicPath(path, settings) }));
  const rows = await database.query<{ path: string; id: string }>({
    text: `select wanted.path, found.id from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as wanted (path, own, locale, slug)
      cross join lateral (
        select page_id as id, 0 as rank from lectern_live_page where path = wanted.own
        union all select page_id, 1 from lectern_redirect where path = wanted.own
        union all select id, 2 from lectern_page
          where locale = wanted.locale and slug = wanted.slug and deleted_at is null
        order by rank limit 1) found`,
    values: [
      paths,
      split.map(({ slug, locale }) => publicPath(slug, locale, settings)),
      split.map(({ locale }) => locale),
      split.map(({ slug }) => slug),
    ],
  });
  return new Map(rows.map(({ path, id }) => [path, id]));
}
