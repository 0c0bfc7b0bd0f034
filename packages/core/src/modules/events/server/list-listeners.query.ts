import type { Lectern } from '#server/kernel/lectern.ts';
import type { EventListener } from '../events.calls.ts';

interface Row {
  readonly listener: string;
  readonly behind: number;
  readonly failures: number;
  readonly failing_since: Date | null;
  readonly last_error: string | null;
  readonly next_attempt_at: Date | null;
  readonly set_aside: number;
}

/** The listeners by name, those that are not installed any more included. */
export async function listListeners({ pool, events }: Lectern): Promise<readonly EventListener[]> {
  const installed = new Map(events.listeners.map(({ name, on }) => [name, on]));
  const { rows } = await pool.query<Row>(
    `select c.listener, c.failures, c.failing_since, c.last_error, c.next_attempt_at,
       (select count(*)::int from lectern_event e where e.id > c.position and e.name = any(l.names)) as behind,
       (select count(*)::int from lectern_event_failure f where f.listener = c.listener) as set_aside
     from lectern_event_cursor c left join jsonb_to_recordset($1::jsonb) as l (listener text, names text[]) using (listener)
     order by c.listener`,
    [JSON.stringify([...installed].map(([listener, names]) => ({ listener, names })))],
  );
  return rows.map((row) => ({
    name: row.listener,
    events: [...(installed.get(row.listener) ?? [])],
    isInstalled: installed.has(row.listener),
    behind: row.behind,
    tries: row.failures,
    failingSince: row.failing_since?.toISOString() ?? null,
    lastError: row.last_error,
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
    setAside: row.set_aside,
  }));
}
