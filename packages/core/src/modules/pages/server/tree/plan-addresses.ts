import { createHash } from 'node:crypto';
import type { Queryable } from '#server/database/statement.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { publicPath } from '#contract/locale.ts';
import { coveredPages } from '../rights/covered-pages.ts';
import { pathSQL } from '../page/status-sql.ts';

/** A page with the slug that it is to get. */
export interface NewSlug {
  readonly id: string;
  readonly slug: string;
}

/** What becomes of the wanted address of a page, when that of one above it changes. */
export interface PlannedAddress {
  readonly id: string;
  readonly title: string;
  readonly locale: string;
  readonly parentID: string | null;
  readonly from: string;
  /** The same where it keeps its own. */
  readonly to: string;
  readonly livePath: string | null;
  /** Another page wants the new one, or is live there. */
  readonly isTaken: boolean;
  readonly mayEdit: boolean;
}

type Planner = Pick<Lectern, 'settings'>;

/**
 * What becomes of the addresses of some pages and of all below them: what begins with the old slug of the page above follows
 * it, the rest keeps its own. Below the home page nothing follows, since every address begins with its.
 */
export function planAddresses(
  { settings }: Planner,
  database: Queryable,
  { actor, roots }: { readonly actor: Actor; readonly roots: readonly NewSlug[] },
): Promise<PlannedAddress[]> {
  const values: unknown[] = [roots.map(({ id }) => id), roots.map(({ slug }) => slug)];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const path = pathSQL(settings, put, { slug: 'planned."to"', locale: 'planned.locale' });
  const text = `with recursive root as (
      select page.id, page.slug as "from", wanted.slug as "to"
      from unnest($1::uuid[], $2::text[]) as wanted (id, slug) join lectern_page page on page.id = wanted.id),
    below (id, root) as (
      select id, id from root
      union select page.id, below.root from lectern_page page join below on page.parent_id = below.id
        where page.deleted_at is null),
    planned as (
      select page.id, page.title, page.locale, page.parent_id, page.slug as "from",
        case when page.id = root.id then root."to"
          when root."from" <> '/' and root."to" <> '/' and starts_with(page.slug, root."from" || '/')
          then root."to" || substr(page.slug, length(root."from") + 1) else page.slug end as "to"
      from below join root on root.id = below.root join lectern_page page on page.id = below.id)
    select planned.id, planned.title, planned.locale, planned.parent_id as "parentID", planned."from", planned."to", live.path as "livePath",
      planned."to" <> planned."from" and (
        exists (select from lectern_page other where other.locale = planned.locale and other.slug = planned."to"
          and other.deleted_at is null and other.id <> planned.id)
        or exists (select from lectern_published_page other where other.path = ${path} and other.page_id <> planned.id))
        as "isTaken",
      planned.id in (select id from lectern_page where ${coveredPages(actor, 'edit-page', put)}) as "mayEdit"
    from planned left join lectern_published_page live on live.page_id = planned.id
    order by planned.locale, planned."from", planned.id`;
  return database.query<PlannedAddress>({ text, values });
}

export const isMoved = ({ from, to }: Pick<PlannedAddress, 'from' | 'to'>): boolean => from !== to;

/** A print of a plan: another one where anything of it is another. */
export const printOf = (plan: readonly PlannedAddress[]): string =>
  createHash('sha256')
    .update(JSON.stringify(plan.map(({ id, parentID, from, to, livePath }) => [id, parentID, from, to, livePath])))
    .digest('base64url')
    .slice(0, 22);

/** Longest slug and longest public path, in characters. */
const [longestSlug, longestPath] = [512, 520];

/** Whether a planned address is longer than one may be. */
export const isTooLong = ({ settings }: Planner, { to, locale }: Pick<PlannedAddress, 'to' | 'locale'>): boolean =>
  to.length > longestSlug || publicPath(to, locale, settings).length > longestPath;
