import type { PermissionParameters } from '../../../contract/permissions.ts';
import { localeName } from '../../../admin/messages/format.ts';
import type { Text } from '../../../admin/messages/use-messages.ts';
import { auditWord, knownWord, shortID } from './audit-words.ts';
import { corePermissions } from '../../../core-modules.ts';

/** One thing that changed: its name, and one or several lines. */
export interface ChangeRow {
  readonly key: string;
  readonly label: string;
  readonly lines: readonly string[];
}

interface Words {
  readonly t: Text;
  /** Names for ids, as they come with the entry. */
  readonly names: Readonly<Record<string, string>>;
  readonly typeLabel: (type: string) => string;
  /** The limits of a grant, in words. */
  readonly limitsOf: (parameters: PermissionParameters) => readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

interface Grant {
  readonly name: string;
  readonly parameters?: PermissionParameters;
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
const isGrant = (value: unknown): value is Grant => isObject(value) && typeof value['name'] === 'string';
const grantsIn = (value: unknown): readonly Grant[] | undefined =>
  Array.isArray(value) && value.length > 0 && value.every(isGrant) ? value : undefined;

function grantText({ name, parameters = {} }: Grant, { t, limitsOf }: Words): string {
  const label = Object.hasOwn(corePermissions, name) ? corePermissions[name as keyof typeof corePermissions].label : name;
  const limits = limitsOf(parameters);
  return limits.length === 0 ? label : t('audit.grant', { name: label, limits: limits.join(', ') });
}

function textOf(key: string, value: unknown, words: Words): string {
  const { t, names } = words;
  if (value === null || value === undefined) return t(key === 'roles' ? 'audit.everybody' : 'audit.none');
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  if (typeof value === 'string') {
    if (key === 'locale') return localeName(value);
    if (key === 'type') return words.typeLabel(value);
    if (key === 'fields' || key === 'filters') return auditWord(t, 'field', value);
    return names[value] ?? knownWord(t, 'value', value) ?? (value === '' ? t('audit.none') : shortID(value));
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return t('audit.none');
    return [...new Set(value.map((entry) => textOf(key, entry, words)))].join(', ');
  }
  if (isObject(value) && 'from' in value && 'to' in value)
    return t('audit.changed', { before: textOf(key, value['from'], words), after: textOf(key, value['to'], words) });
  return isGrant(value) ? grantText(value, words) : JSON.stringify(value);
}

function rowOf(key: string, value: unknown, words: Words): ChangeRow {
  const label = auditWord(words.t, 'field', key);
  const lines = grantsIn(value)?.map((grant) => grantText(grant, words)) ?? [textOf(key, value, words)];
  return { key, label, lines };
}

/** The differences between two lists of grants. */
function grantRows(before: readonly Grant[], after: readonly Grant[], words: Words): ChangeRow[] {
  const missing = (from: readonly Grant[], other: readonly Grant[]): readonly string[] => {
    const known = new Set(other.map((grant) => JSON.stringify(grant)));
    return from.filter((grant) => !known.has(JSON.stringify(grant))).map((grant) => grantText(grant, words));
  };
  const rows = [
    { key: 'added', label: words.t('audit.permissionsAdded'), lines: missing(after, before) },
    { key: 'removed', label: words.t('audit.permissionsRemoved'), lines: missing(before, after) },
  ];
  return rows.filter(({ lines }) => lines.length > 0);
}

function comparedRows(before: Values, after: Values, words: Words): ChangeRow[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .flatMap((key) => {
      const [from, to] = [before[key], after[key]];
      if (grantsIn(from) || grantsIn(to)) return grantRows(grantsIn(from) ?? [], grantsIn(to) ?? [], words);
      return [rowOf(key, { from, to }, words)];
    });
}

/** The changes of an entry as rows of text; a value that has no label as it was recorded. */
export function describeChanges({ before, after, ...changes }: Values, words: Words): readonly ChangeRow[] {
  const rows = Object.entries(changes).map(([key, value]) => rowOf(key, value, words));
  if (isObject(before) && isObject(after)) return [...comparedRows(before, after, words), ...rows];
  const others = Object.entries({ before, after }).filter(([, value]) => value !== undefined);
  return [...rows, ...others.map(([key, value]) => rowOf(key, value, words))];
}
