import { createHash } from 'node:crypto';

/** An entry as it is sealed. Numbers of the database come as text, which loses none of their digits. */
export interface SealedEntry {
  readonly id: string;
  /** UTC, with microseconds. */
  readonly at: string;
  readonly actor_kind: string;
  readonly actor_id: string;
  readonly origin: string;
  readonly action: string;
  readonly entity: string;
  readonly entity_id: string;
  readonly outcome: string;
  readonly changes: unknown;
}

/** The columns that a query selects of an entry `e` to seal or verify it. */
export const sealedColumns = `e.id::text, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
  e.actor_kind, e.actor_id, e.origin, e.action, e.entity, e.entity_id, e.outcome, e.changes`;

/** Stands before the first seal. */
export const chainStart = '0'.repeat(64);

/** The same text for the same value, in whichever order the database gives its keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const keys = Object.keys(value).toSorted();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical((value as Record<string, unknown>)[key])}`).join(',')}}`;
}

/** The hash of a seal: over the hash before it, its number and everything that its entry says. */
export function sealHash(previous: string, number: number, entry: SealedEntry): string {
  const { id, at, actor_kind, actor_id, origin, action, entity, entity_id, outcome, changes } = entry;
  const parts = ['lectern-audit-1', previous, number, id, at, actor_kind, actor_id, origin, action, entity, entity_id, outcome];
  return createHash('sha256')
    .update(canonical([...parts, changes]))
    .digest('hex');
}
