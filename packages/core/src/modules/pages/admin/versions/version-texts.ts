import type { Text } from '#admin/messages/use-messages.ts';
import { blockName } from '../editor/registry/registry.ts';
import type { Registry } from '../editor/registry/registry.ts';
import type { BlockDifference, ListedVersion } from '../../versions.schema.ts';

/** Why a version was written, in words; over whose words somebody chose others. */
export function reasonText(t: Text, { reason, restoredFrom, chosenBy, authors }: ListedVersion): string {
  if (restoredFrom && reason === 'restored') return t('versions.restoredFrom', { number: restoredFrom.number });
  const other = authors.findLast(({ id }) => id !== chosenBy?.id) ?? authors.at(-1);
  if (reason !== 'conflict' || !chosenBy?.name || !other) return t(`versions.reason.${reason}`);
  return t('versions.chose', { name: chosenBy.name, other: other.name ?? t('versions.nobody') });
}

/** Who wrote it, by name. */
export const authorText = (t: Text, { authors }: ListedVersion): string =>
  authors.map(({ name }) => name ?? t('versions.nobody')).join(', ');

/** Who put it on the site last, by name; empty where nobody did. */
export function publisherText(t: Text, { publications: [last] }: ListedVersion): string {
  return last ? t('versions.publishedBy', { name: last.by ?? t('versions.nobody') }) : '';
}

/** What it made of the version before it, in words; empty while edits still come into it. */
export function changeText(t: Text, { change, number, isOpen }: ListedVersion): string {
  if (!change) return number === 1 && !isOpen ? t('versions.first') : '';
  const { added, removed, changed, fields, isReordered } = change;
  const parts = [
    added > 0 && t('versions.added', { count: added }),
    removed > 0 && t('versions.removed', { count: removed }),
    changed > 0 && t('versions.changed', { count: changed }),
    isReordered && t('versions.reordered'),
    fields > 0 && t('versions.fields', { count: fields }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : t('versions.unchanged');
}

/** What became of a block. */
export type DifferenceKind = 'added' | 'removed' | 'changed' | 'moved' | 'movedChanged' | 'same';

export function kindOfDifference({ kind, isMoved, fields, beside, formerType }: BlockDifference): DifferenceKind {
  if (kind !== 'kept') return kind;
  const isChanged = fields.length > 0 || beside.length > 0 || formerType !== null;
  if (isMoved) return isChanged ? 'movedChanged' : 'moved';
  return isChanged ? 'changed' : 'same';
}

/** What people call a block: its kind, and the name that somebody gave it. */
export function nameOfDifference(registry: Registry, { type, name }: Pick<BlockDifference, 'type' | 'name'>): string {
  const label = blockName(registry, type);
  return name ? `${label}: ${name}` : label;
}

/** What people call a field of a block, or what stands beside its fields. */
export const fieldLabelIn = (registry: Registry, type: string, field: string): string =>
  registry.blocks[type]?.fields[field]?.editor.label ?? field;

export const besideLabel = (t: Text, field: string): string => t(field === 'name' ? 'versions.name' : 'block.anchor');

/** The labels of what differs in a block. */
export const fieldLabelsOf = (t: Text, registry: Registry, { type, fields, beside }: BlockDifference): string[] => [
  ...fields.map(({ field }) => fieldLabelIn(registry, type, field)),
  ...beside.map(({ field }) => besideLabel(t, field)),
];
