import type { PermissionParameters } from '#contract/permissions.ts';
import { localeName } from '#admin/messages/format.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import type { AuditLabels } from './audit-labels.ts';
import { shortID } from './short-id.ts';

/** One thing that changed: its name, and one or several lines. */
export interface ChangeRow {
  readonly key: string;
  readonly label: string;
  readonly lines: readonly string[];
}

interface LabelSources {
  readonly t: Text;
  readonly labels: AuditLabels;
  /** Of the entry. */
  readonly action: string;
  /** Names for ids, as they come with the entry. */
  readonly names: Readonly<Record<string, string>>;
  readonly typeLabel: (type: string) => string;
  /** The limits of a grant, as texts. */
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

function grantText({ name, parameters = {} }: Grant, { t, labels, limitsOf }: LabelSources): string {
  const label = labels.permission(name);
  const limits = limitsOf(parameters);
  return limits.length === 0 ? label : t('audit.grant', { name: label, limits: limits.join(', ') });
}

function textOf(key: string, value: unknown, sources: LabelSources): string {
  const { t, labels, action, names } = sources;
  if (value === null || value === undefined) return t(key === 'roles' ? 'audit.everybody' : 'audit.none');
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  if (typeof value === 'string') {
    if (key === 'locale') return localeName(value);
    if (key === 'type') return sources.typeLabel(value);
    if (key === 'fields' || key === 'filters') return labels.field(value, action);
    return names[value] ?? labels.value(value, action) ?? (value === '' ? t('audit.none') : shortID(value));
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return t('audit.none');
    return [...new Set(value.map((entry) => textOf(key, entry, sources)))].join(', ');
  }
  if (isObject(value) && 'from' in value && 'to' in value)
    return t('audit.changed', { before: textOf(key, value['from'], sources), after: textOf(key, value['to'], sources) });
  return isGrant(value) ? grantText(value, sources) : JSON.stringify(value);
}

function rowOf(key: string, value: unknown, sources: LabelSources): ChangeRow {
  const label = sources.labels.field(key, sources.action);
  const lines = grantsIn(value)?.map((grant) => grantText(grant, sources)) ?? [textOf(key, value, sources)];
  return { key, label, lines };
}

/** The differences between two lists of grants. */
function grantRows(before: readonly Grant[], after: readonly Grant[], sources: LabelSources): ChangeRow[] {
  const missing = (from: readonly Grant[], other: readonly Grant[]): readonly string[] => {
    const known = new Set(other.map((grant) => JSON.stringify(grant)));
    return from.filter((grant) => !known.has(JSON.stringify(grant))).map((grant) => grantText(grant, sources));
  };
  const rows = [
    { key: 'added', label: sources.t('audit.permissionsAdded'), lines: missing(after, before) },
    { key: 'removed', label: sources.t('audit.permissionsRemoved'), lines: missing(before, after) },
  ];
  return rows.filter(({ lines }) => lines.length > 0);
}

function comparedRows(before: Values, after: Values, sources: LabelSources): ChangeRow[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .flatMap((key) => {
      const [from, to] = [before[key], after[key]];
      if (grantsIn(from) || grantsIn(to)) return grantRows(grantsIn(from) ?? [], grantsIn(to) ?? [], sources);
      return [rowOf(key, { from, to }, sources)];
    });
}

/** The changes of an entry as rows of text; a value that has no label as it was recorded. */
export function describeChanges({ before, after, ...changes }: Values, sources: LabelSources): readonly ChangeRow[] {
  const rows = Object.entries(changes).map(([key, value]) => rowOf(key, value, sources));
  if (isObject(before) && isObject(after)) return [...comparedRows(before, after, sources), ...rows];
  const others = Object.entries({ before, after }).filter(([, value]) => value !== undefined);
  return [...rows, ...others.map(([key, value]) => rowOf(key, value, sources))];
}
