import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { Quota, QuotaState } from '../media.schema.ts';
import { advisoryLock } from '#server/kernel/advisory-lock.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { fail } from './fail.ts';

const quotaLock = advisoryLock('media/quota');

/** The part from which on the library says that it is nearly full. */
const nearlyFull = 0.9;

const limitsOf = ({ site }: Pick<Lectern, 'site'>) => ({
  site: site.config.media?.siteQuota ?? null,
  user: site.config.media?.userQuota ?? null,
});

/** The bytes of all files, and those of one user; the trash counts, because it takes room as well. */
const usage = `select coalesce(sum(size), 0)::float8 as site,
  coalesce(sum(size) filter (where created_by = USER), 0)::float8 as "user" from lectern_media_file`;

interface Used {
  readonly site: number;
  readonly user: number;
}

const stateOf = (used: number, limit: number | null): QuotaState => ({
  used,
  limit,
  isNearlyFull: limit !== null && used >= limit * nearlyFull,
});

/** The bytes taken and allowed, of the site and of this user. */
export async function readQuota(app: Pick<Lectern, 'pool' | 'site'>, actor: Actor): Promise<Quota> {
  const limits = limitsOf(app);
  const { rows } = await app.pool.query<Used>(usage.replace('USER', '$1::int'), [userIDOf(actor)]);
  return { site: stateOf(rows[0]?.site ?? 0, limits.site), user: stateOf(rows[0]?.user ?? 0, limits.user) };
}

function assertRoom(used: Used | undefined, limits: ReturnType<typeof limitsOf>, size: number): void {
  const [site, user] = [used?.site ?? 0, used?.user ?? 0];
  if (limits.site !== null && site + size > limits.site) fail('libraryFull', 'f', { limit: limits.site, used: site });
  if (limits.user !== null && user + size > limits.user) fail('libraryFull', 'f', { limit: limits.user, used: user });
}

interface Wanted {
  readonly app: Pick<Lectern, 'site'>;
  readonly actor: Actor;
  /** Bytes that will be added. */
  readonly size: number;
}

/** Refuses what would go over a quota (G_13), in the transaction that adds it: of two at once, the second waits. */
export async function claimRoom(em: SqlEntityManager, { app, actor, size }: Wanted): Promise<void> {
  const limits = limitsOf(app);
  if (limits.site === null && limits.user === null) return;
  await em.execute(`select pg_advisory_xact_lock(${quotaLock})`);
  const [used] = await em.execute<Used[]>(usage.replace('USER', '?::int'), [userIDOf(actor)]);
  assertRoom(used, limits, size);
}

/** As `claimRoom`, before anything is sent. */
export async function foreseeRoom(pool: Pool, { app, actor, size }: Wanted): Promise<void> {
  const limits = limitsOf(app);
  if (limits.site === null && limits.user === null) return;
  const { rows } = await pool.query<Used>(usage.replace('USER', '$1::int'), [userIDOf(actor)]);
  assertRoom(rows[0], limits, size);
}
