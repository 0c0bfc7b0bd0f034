import type { Lectern } from '#server/kernel/lectern.ts';
import { purger } from '#server/site/purge/purger.ts';
import type { Delivery, DeliveredHour, SiteProcess } from '../delivery.calls.ts';

/** Seconds of silence after which a process counts as gone. */
const silence = 15;

async function readHours({ pool }: Lectern): Promise<readonly DeliveredHour[]> {
  const { rows } = await pool.query<{ hour: Date; kept: number; made: number }>(
    `select h as hour, coalesce(d.kept, 0)::int as kept, coalesce(d.made, 0)::int as made
     from generate_series(date_trunc('hour', now()) - interval '23 hours', date_trunc('hour', now()), interval '1 hour') as h
     left join lectern_delivered_hour d on d.hour = h order by h`,
  );
  return rows.map(({ hour, ...counts }) => ({ hour: hour.toISOString(), ...counts }));
}

async function readProcesses({ pool }: Lectern): Promise<readonly SiteProcess[]> {
  const { rows } = await pool.query<{
    id: string;
    name: string;
    started_at: Date;
    seen_at: Date;
    is_here: boolean;
    number: number;
    behind: number;
  }>(
    `select id, name, started_at, seen_at, seen_at > now() - make_interval(secs => $1) as is_here, position::int as number,
       (select count(*)::int from lectern_cache_invalidation i where i.id > p.position) as behind
     from lectern_process p order by started_at, name`,
    [silence],
  );
  return rows.map(({ id, name, started_at, seen_at, is_here, number, behind }) => ({
    id,
    name,
    startedAt: started_at.toISOString(),
    seenAt: seen_at.toISOString(),
    isHere: is_here,
    number,
    behind,
  }));
}

async function readPurging({ pool, service }: Lectern): Promise<Delivery['purging']> {
  if (!service(purger)) return null;
  const { rows } = await pool.query<{ waiting: number; tries: number; failing_since: Date | null; last_error: string | null }>(
    `select (select count(*)::int from lectern_cache_invalidation i where i.id > coalesce(min(p.position) filter (where p.pass = 'first'), 0)) as waiting,
       coalesce(max(p.tries), 0) as tries, min(p.failing_since) as failing_since, max(p.last_error) as last_error
     from lectern_purge p`,
  );
  const [row] = rows;
  return {
    waiting: row?.waiting ?? 0,
    tries: row?.tries ?? 0,
    failingSince: row?.failing_since?.toISOString() ?? null,
    lastError: row?.last_error ?? null,
  };
}

/** How pages reach visitors now. */
export async function readDelivery(app: Lectern): Promise<Delivery> {
  const [hours, processes, waiting] = await Promise.all([readHours(app), readProcesses(app), readPurging(app)]);
  return { hours, processes, purging: waiting };
}
