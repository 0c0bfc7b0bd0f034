import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { splitPublicPath } from '#contract/locale.ts';
import { canonicalPublicPath } from '#contract/slug.ts';
import { decodedAddress, isPattern } from '#contract/source-address.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { formOf, leadsInto } from '../patterns.ts';
import { readSource } from '../read-source.ts';
import { canFill, readProperTarget } from '../rule-target.ts';
import { fail } from './fail.ts';

/** Where a rule shall lead, as somebody asks for it. */
export type WantedTarget = { readonly page: string } | { readonly href: string } | null;

/** A rule as it is stored. */
export interface CheckedRule {
  readonly path: string;
  readonly isPattern: boolean;
  readonly toPage: string | null;
  readonly toSuffix: string;
  readonly toAddress: string | null;
}

/** Patterns that a site may have: each is held against every address at which nothing stands. */
export const maxPatterns = 1000;

type Target = Pick<CheckedRule, 'toPage' | 'toSuffix' | 'toAddress'>;
type Database = Pick<SqlEntityManager, 'execute'>;

interface Other {
  readonly id: string;
  readonly path: string;
  readonly is_pattern: boolean;
  readonly to_address: string | null;
}

/** The page at an address: the live one, or else the one whose former or wanted address it is. */
async function pageAt(em: Database, { settings }: Pick<Lectern, 'settings'>, path: string): Promise<string | undefined> {
  const { locale, slug } = splitPublicPath(path, settings);
  const [row] = await em.execute<{ id: string }[]>(
    `select page_id as id, 0 as rank from lectern_live_page where path = ?
     union all select page_id, 1 from lectern_redirect where path = ?
     union all select id, 2 from lectern_page where locale = ? and slug = ? and deleted_at is null
     order by rank limit 1`,
    [path, path, locale, slug],
  );
  return row?.id;
}

async function targetOf(em: Database, app: Lectern, source: string, to: WantedTarget): Promise<Target> {
  if (to === null) return { toPage: null, toSuffix: '', toAddress: null };
  if ('page' in to) {
    const [page] = await em.execute<object[]>('select 1 from lectern_page where id = ? and deleted_at is null', [to.page]);
    return page ? { toPage: to.page, toSuffix: '', toAddress: null } : fail('leadsNowhere', 'to.page');
  }
  const target = readProperTarget(to.href, app) ?? fail('noAddress', 'to.href');
  if (!canFill(target.path, source)) fail('invalid', 'to.href');
  const proper = target.isOwn && !isPattern(target.path) ? canonicalPublicPath(target.path) : undefined;
  if (proper === undefined) return { toPage: null, toSuffix: '', toAddress: target.path + target.suffix };
  const [rule] = await em.execute<object[]>('select 1 from lectern_redirect_rule where path = ?', [proper]);
  if (rule || proper === source) fail('inCircle', 'to.href');
  const page = await pageAt(em, app, proper);
  return { toPage: page ?? fail('leadsNowhere', 'to.href'), toSuffix: target.suffix, toAddress: null };
}

/** The path of this site to which a stored address leads, in the form in which rules have theirs; undefined for other sites. */
export function ownPath(address: string | null): string | undefined {
  if (!address?.startsWith('/')) return undefined;
  const path = address.split(/[?#]/, 1)[0] ?? address;
  return (decodedAddress(path) ?? path).normalize('NFC').toLowerCase();
}

/** Refuses a rule that leads into another one, or into which another one leads: neither chains nor circles. */
function refuseChains(rule: CheckedRule, others: readonly Other[]): void {
  const target = ownPath(rule.toAddress);
  if (target !== undefined && leadsInto(target, rule.path)) fail('inCircle', 'to.href');
  for (const other of others) {
    // An address at which a pattern ends is looked up once more, so that it may be one that leads to a page.
    const isResolved = rule.isPattern && !other.is_pattern;
    if (target !== undefined && !isResolved && leadsInto(target, other.path)) fail('inCircle', 'to.href');
    const theirs = ownPath(other.to_address);
    const isTheirsResolved = other.is_pattern && !rule.isPattern;
    if (theirs !== undefined && !isTheirsResolved && leadsInto(theirs, rule.path)) fail('inCircle', 'path');
  }
}

/**
 * Checks a rule against all that stands: pages, patterns and other rules. `id` is its own where it is changed. The rules are
 * locked.
 */
export async function checkRule(
  em: Database,
  app: Lectern,
  { id, path: wanted, to }: { readonly id?: string; readonly path: string; readonly to: WantedTarget },
): Promise<CheckedRule> {
  const source = readSource(wanted, app.settings);
  if ('problem' in source) return fail(source.problem, 'path');
  const { path } = source;
  const [live] = await em.execute<object[]>('select 1 from lectern_live_page where path = ?', [path]);
  if (live) fail('hidesLivePage', 'path');
  const rule = { path, isPattern: isPattern(path), ...(await targetOf(em, app, path, to)) };
  const others = await em.execute<Other[]>(
    `select id, path, is_pattern, to_address from lectern_redirect_rule
     where id is distinct from ?::uuid and (is_pattern or to_address like '/%' or path = ?)`,
    [id ?? null, ownPath(rule.toAddress) ?? ''],
  );
  const patterns = others.filter((other) => other.is_pattern);
  if (rule.isPattern && patterns.some((other) => formOf(other.path) === formOf(path))) fail('taken', 'path');
  if (rule.isPattern && patterns.length >= maxPatterns) fail('tooManyPatterns');
  refuseChains(rule, others);
  return rule;
}
