import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Lectern } from '#server/kernel/lectern.ts';
import { defineServiceKey } from '#server/kernel/service.ts';
import { traffic } from '#server/site/traffic.ts';

/** What this process says of itself to whoever operates the site. */
export interface Reports {
  /** Says it every few seconds from now on. */
  begin(): void;
  /** Says it now: where it is in the rows of what was dropped, and how many pages it answered. */
  write(): Promise<void>;
  /** Takes this process off the list. */
  end(): Promise<void>;
}

export const reports = defineServiceKey<Reports>('delivery/reports');

/** Milliseconds between two reports, and between those of a process that did nothing and that no other one looks for. */
const interval = 5000;
const idleInterval = 600_000;

export function createReports({ pool, log, connection, invalidations, service }: Lectern): Reports {
  // On the embedded database there is no other process: what is dropped is dropped here.
  const isAlone = connection.engine === 'embedded';
  const id = randomUUID();
  const startedAt = new Date();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let writtenAt = 0;

  async function write(): Promise<void> {
    await pool.query(
      `insert into lectern_process (id, name, started_at, seen_at, position) values
         ($1, $2, $3, now(), case when $5 then (select coalesce(max(id), 0) from lectern_cache_invalidation) else $4::bigint end)
       on conflict (id) do update set seen_at = excluded.seen_at, position = excluded.position`,
      [id, `${hostname()}:${process.pid}`, startedAt, invalidations.state().lastID, isAlone],
    );
    writtenAt = Date.now();
    const { kept, made } = service(traffic).take();
    if (kept + made === 0) return;
    await pool.query(
      `insert into lectern_delivered_hour (hour, kept, made) values (date_trunc('hour', now()), $1, $2)
       on conflict (hour) do update set kept = lectern_delivered_hour.kept + excluded.kept, made = lectern_delivered_hour.made + excluded.made`,
      [kept, made],
    );
  }

  return {
    write,
    begin() {
      timer = setInterval(() => {
        // Each report is a write, which an idle machine had better be spared.
        if (isAlone && service(traffic).isIdle() && Date.now() - writtenAt < idleInterval) return;
        writing ??= write()
          .catch((error: unknown) => log.debug({ err: error }, 'this process could not report how it is'))
          .finally(() => {
            writing = undefined;
          });
      }, interval).unref();
    },
    async end() {
      clearInterval(timer);
      await writing;
      if (timer) await pool.query('delete from lectern_process where id = $1', [id]);
    },
  };
}

/** Forgets hours and processes that nobody looks at any more. */
export async function forgetReports({ pool }: Pick<Lectern, 'pool'>): Promise<void> {
  await pool.query(`delete from lectern_delivered_hour where hour < now() - interval '2 days'`);
  await pool.query(`delete from lectern_process where seen_at < now() - interval '1 day'`);
}
