import { setImmediate as breath } from 'node:timers/promises';
import { canonicalPublicPath } from '#contract/slug.ts';
import { isPattern } from '#contract/source-address.ts';
import type { Queryable } from '#server/database/statement.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { formOf } from '../../patterns.ts';
import { readSource } from '../../read-source.ts';
import { redirectRefusals } from '../../redirects.refusals.ts';
import { canFill, readProperTarget } from '../../rule-target.ts';
import type { RuleTarget } from '../../rule-target.ts';
import { maxPatterns } from '../check-rule.ts';
import type { CheckedRule } from '../check-rule.ts';
import { goneSign } from './import-line.ts';
import type { ImportLine, LineError } from './import-line.ts';
import { findChains } from './rule-set.ts';
import { livePaths, pagesAt, storedRules } from './stored-rules.query.ts';
import type { StoredRule } from './stored-rules.query.ts';

/** A rule that a line makes. */
export interface PlannedRule extends CheckedRule {
  readonly line: number;
  /** The rule that stands there, which it changes. */
  readonly before: StoredRule | undefined;
}

/** What an import would do. */
export interface ImportPlan {
  readonly created: readonly PlannedRule[];
  readonly changed: readonly PlannedRule[];
  readonly unchanged: number;
  /** By line. Where there are any, nothing of the import may be done. */
  readonly errors: readonly LineError[];
}

/** Lines after which others get their turn in this process. */
const batch = 1000;

interface ReadLine {
  readonly line: number;
  readonly path: string;
  readonly target: RuleTarget | null;
  /** The path of this site at which a page can be, where the target is one. */
  readonly proper: string | undefined;
}

const withoutOrigin = (address: string, origin: string): string =>
  address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;

/** Reads one line by itself; its error where it is none. */
function readLine({ line, from, to }: ImportLine, app: Pick<Lectern, 'environment' | 'settings'>): ReadLine | LineError {
  const wrong = (property: LineError['property'], code: string): LineError => ({ line, property, code });
  if (from === '') return wrong('from', 'V_01');
  const source = readSource(withoutOrigin(from, app.environment.origin), app.settings);
  if ('problem' in source) return wrong('from', redirectRefusals[source.problem]);
  const { path } = source;
  if (to === '') return wrong('to', 'V_01');
  if (to === goneSign) return { line, path, target: null, proper: undefined };
  const target = readProperTarget(to, app);
  if (!target) return wrong('to', 'V_13');
  if (!canFill(target.path, path)) return wrong('to', 'V_12');
  return {
    line,
    path,
    target,
    proper: target.isOwn && !isPattern(target.path) ? canonicalPublicPath(target.path) : undefined,
  };
}

const isError = (read: ReadLine | LineError): read is LineError => 'code' in read;

const isSame = (one: CheckedRule, other: CheckedRule): boolean =>
  one.toPage === other.toPage && one.toSuffix === other.toSuffix && one.toAddress === other.toAddress;

/** Refuses patterns of one form twice, and more than a site may have. */
function* patternErrors(rules: ReadonlyMap<string, PlannedRule | StoredRule>): Generator<LineError> {
  const forms = new Map<string, PlannedRule | StoredRule>();
  const patterns = [...rules.values()].filter((rule) => rule.isPattern);
  for (const rule of patterns) {
    const other = forms.get(formOf(rule.path));
    const planned = [rule, other].find((one): one is PlannedRule => one !== undefined && 'line' in one);
    if (other && planned) yield { line: planned.line, property: 'from', code: 'V_06' };
    forms.set(formOf(rule.path), rule);
  }
  if (patterns.length <= maxPatterns) return;
  const first = patterns.slice(maxPatterns).find((rule): rule is PlannedRule => 'line' in rule);
  if (first) yield { line: first.line, property: 'from', code: 'G_59' };
}

/** Says what lines would do, against all that stands: pages, patterns and other rules. Writes nothing. */
export async function planImport(database: Queryable, app: Lectern, lines: readonly ImportLine[]): Promise<ImportPlan> {
  const errors: LineError[] = [];
  const read = new Map<string, ReadLine>();
  for (const [index, given] of lines.entries()) {
    if (index % batch === batch - 1) await breath();
    const line = readLine(given, app);
    if (isError(line)) errors.push(line);
    else if (read.has(line.path)) errors.push({ line: line.line, property: 'from', code: 'V_06' });
    else read.set(line.path, line);
  }
  const rules: Map<string, PlannedRule | StoredRule> = await storedRules(database);
  const propers = [...new Set([...read.values()].flatMap(({ proper }) => proper ?? []))];
  const live = await livePaths(database, [...read.keys()]);
  const pages = await pagesAt(database, app, propers);
  const planned: PlannedRule[] = [];
  for (const { line, path, target, proper } of read.values()) {
    const wrong = (property: LineError['property'], code: string): void => void errors.push({ line, property, code });
    const toPage = proper === undefined ? null : (pages.get(proper) ?? null);
    if (live.has(path)) wrong('from', 'G_55');
    else if (proper !== undefined && (rules.has(proper) || read.has(proper))) wrong('to', 'G_56');
    else if (proper !== undefined && toPage === null) wrong('to', 'G_57');
    else {
      const stored = rules.get(path);
      const before = stored && 'id' in stored ? stored : undefined;
      const toSuffix = toPage === null || !target ? '' : target.suffix;
      const toAddress = toPage === null && target ? target.path + target.suffix : null;
      planned.push({ line, path, isPattern: isPattern(path), toPage, toSuffix, toAddress, before });
    }
  }
  for (const rule of planned) rules.set(rule.path, rule);
  await breath();
  for (const error of patternErrors(rules)) errors.push(error);
  for (const { rule, into } of findChains(rules)) {
    if ('line' in rule) errors.push({ line: rule.line, property: 'to', code: 'G_56' });
    else if ('line' in into) errors.push({ line: into.line, property: 'from', code: 'G_56' });
  }
  return {
    created: planned.filter(({ before }) => !before),
    changed: planned.filter((rule) => rule.before && !isSame(rule, rule.before)),
    unchanged: planned.filter((rule) => rule.before && isSame(rule, rule.before)).length,
    errors: errors.toSorted((one, other) => one.line - other.line),
  };
}
