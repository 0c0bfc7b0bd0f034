import type { Leading } from '#server/site/page-source.ts';
import type { PatternWay } from '#modules/redirects/server/public.ts';

/** Where an address leads at which no page is live, and the text of what leads there, under which it is counted. */
export type CountedLeading = Leading & { readonly source: string };

/** What the statement that looks an address up says of where it leads. */
export interface LeadingRow {
  /** Whether a rule stands at the address, or it is the former one of a live page: then no pattern is asked. */
  readonly has_way: boolean;
  readonly is_gone: boolean;
  readonly location: string | null;
  readonly suffix: string | null;
  /** Whether the location stands as it is sent; else it is the path of a page. */
  readonly is_sent: boolean | null;
}

/** SQL of where a path leads: by the rule at it, or else as the former address of a page. */
const leading = (path: string): string => `select true as is_rule, rule.to_page is null and rule.to_address is null as is_gone,
      coalesce(target.path, rule.to_address) as location, rule.to_suffix as suffix, rule.to_address is not null as is_sent
    from lectern_redirect_rule rule left join lectern_published_page target on target.page_id = rule.to_page
    where rule.path = ${path} and not rule.is_pattern
    union all
    select false, false, target.path, '', false
    from lectern_redirect former join lectern_published_page target on target.page_id = former.page_id
    where former.path = ${path} order by is_rule desc limit 1`;

/** SQL of what is at the end of a pattern: the page at the path in $3 or with the id in $4, or where that path leads. */
const patternEnd = `select ends.* from (
      select target.path as location, '' as suffix, false as is_sent
      from lectern_published_page target where target.path = $3
      union all
      select target.path, '', false from lectern_published_page target where target.page_id = $4::uuid
      union all (select location, suffix, is_sent from (${leading('$3')}) led)) ends
    where ends.location is not null limit 1`;

/** SQL of a `LeadingRow`: its columns, and what joins them to the page `p` at the path in $1, looked up only where there is none. */
interface LeadingSql {
  readonly columns: string;
  readonly joins: string;
}

const ownWay = `left join lateral (select led.* from (${leading('$1')}) led where p.page_id is null) way on true`;

/** Of an address that fits no pattern. PostgreSQL sets up every part of a statement, also those that it does not come to. */
export const leadingAlone: LeadingSql = {
  columns: 'way.is_rule is not null as has_way, coalesce(way.is_gone, false) as is_gone, way.location, way.suffix, way.is_sent',
  joins: ownWay,
};

/** Of one that fits the pattern whose end stands in $3 or $4. */
export const leadingByPattern: LeadingSql = {
  columns: `way.is_rule is not null as has_way, coalesce(way.is_gone, false) as is_gone,
    coalesce(way.location, behind.location) as location, coalesce(way.suffix, behind.suffix) as suffix,
    coalesce(way.is_sent, behind.is_sent) as is_sent`,
  joins: `${ownWay}
    left join lateral (select led.* from (${patternEnd}) led where p.page_id is null and way.is_rule is null) behind on true`,
};

/** Where a path leads, as a row says, or the pattern that it fits where that one leads to no page. */
export function leadingOf(path: string, row: LeadingRow, pattern: PatternWay | undefined): CountedLeading | undefined {
  if (row.is_gone) return { kind: 'gone', source: path };
  if (row.location !== null) {
    const location = row.is_sent === true ? row.location : encodeURI(row.location);
    const { source, suffix } = row.has_way || !pattern ? { source: path, suffix: '' } : pattern;
    return { kind: 'redirect', location: location + (row.suffix || suffix), source };
  }
  // A pattern that leads to a page leads nowhere while that one is not live.
  if (row.has_way || !pattern || pattern.path !== null || pattern.toPage !== null) return undefined;
  const { source, location, suffix } = pattern;
  return location === null ? { kind: 'gone', source } : { kind: 'redirect', location: location + suffix, source };
}
