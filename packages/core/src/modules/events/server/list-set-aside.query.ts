import type { List } from '#contract/list.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { SetAsideColumn, SetAsideEvent, SetAsideQuery } from '../events.calls.ts';
import { foldedSQL, holdsTerm } from '#server/database/folded-sql.ts';
import { listRows } from '#server/database/list-rows.ts';

/** Columns by which the list may be sorted, and the SQL of each. */
const sortColumns = {
  failedAt: 'failed_at',
  listener: 'listener',
  name: 'name',
} as const satisfies Readonly<Record<SetAsideColumn, string>>;

interface Row {
  readonly id: string;
  readonly listener: string;
  readonly event_id: string;
  readonly at: Date;
  readonly name: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly error: string;
  readonly failed_at: Date;
  readonly is_wanted: boolean;
}

/** One page of the events that were set aside; `searchTerm` is a part of the listener's name or the event's. */
export async function listSetAside(
  { database, events }: Lectern,
  { listener, searchTerm, columnToSort, sortOrder, ...page }: SetAsideQuery,
): Promise<List<SetAsideEvent>> {
  const installed = new Set(events.listeners.map(({ name }) => name));
  const { rows, totalItems } = await listRows<Row>(database, page, (put) => ({
    columns: '*',
    from: 'lectern_event_failure',
    where: [
      listener === undefined ? undefined : `listener = ${put(listener)}`,
      holdsTerm(foldedSQL(`listener || ' ' || name`), searchTerm, put),
    ],
    order: `${sortColumns[columnToSort]} ${sortOrder}`,
    unique: `id ${sortOrder}`,
  }));
  return {
    items: rows.map((row) => ({
      id: row.id,
      listener: row.listener,
      name: row.name,
      number: Number(row.event_id),
      at: row.at.toISOString(),
      payload: row.payload,
      attempts: row.attempts,
      error: row.error,
      failedAt: row.failed_at.toISOString(),
      isTriedAgain: row.is_wanted,
      policies: { retry: installed.has(row.listener) && !row.is_wanted },
    })),
    totalItems,
  };
}
