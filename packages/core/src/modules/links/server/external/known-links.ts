import type { Pool } from 'pg';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { FailureReason } from '../../failure-reasons.ts';
import type { LinkState } from '../../links.schema.ts';
import type { KnownLink } from './judge-visit.ts';

/** A row of `lectern_external_link`. */
export interface ExternalRow {
  readonly address: string;
  readonly state: LinkState;
  readonly since: Date;
  readonly reason: FailureReason | null;
  readonly status: number | null;
  readonly moved_to: string | null;
  readonly checked_at: Date | null;
  readonly last_good_at: Date | null;
  readonly failing_since: Date | null;
  readonly next_at: Date;
}

export const knownOf = (row: ExternalRow): KnownLink => ({
  ...{ state: row.state, since: row.since, reason: row.reason, status: row.status, movedTo: row.moved_to },
  ...{ checkedAt: row.checked_at, lastGoodAt: row.last_good_at, failingSince: row.failing_since, nextAt: row.next_at },
});

/** SQL of the references to addresses of other sites in what is live; `origin` is the placeholder of the site's own. */
export const liveAddresses = (origin: string): string => `lectern_reference r where r.kind = 'address'
  and r.owner_kind <> 'page-version' and not starts_with(lower(r.target collate "C") || '/', ${origin} || '/')`;

/** Takes up the addresses to which something live leads by now, and forgets those to which nothing does any more. */
export async function takeUpAddresses({ pool, environment, now }: Lectern): Promise<void> {
  await pool.query(
    `with live as (select distinct r.target from ${liveAddresses('$1')}),
       forgotten as (delete from lectern_external_link where address not in (select target from live))
     insert into lectern_external_link (address, state, since, next_at) select target, 'unchecked', $2, $2 from live
     on conflict do nothing`,
    [environment.origin.toLowerCase(), now()],
  );
}

/** The row of an address to which something live leads; of one that is new, a row that is made now. */
export async function rowOf(app: Lectern, address: string): Promise<ExternalRow | undefined> {
  const { rows } = await app.pool.query<ExternalRow>(
    `with made as (insert into lectern_external_link (address, state, since, next_at) values ($1, 'unchecked', $2, $2)
       on conflict do nothing returning *)
     select * from made union all select * from lectern_external_link where address = $1`,
    [address, app.now()],
  );
  return rows[0];
}

/** Writes down what is known of an address; nothing where it was forgotten meanwhile. */
export async function writeKnown(pool: Pick<Pool, 'query'>, address: string, known: KnownLink): Promise<void> {
  await pool.query(
    `update lectern_external_link set state = $2, since = $3, reason = $4, status = $5, moved_to = $6, checked_at = $7,
       last_good_at = $8, failing_since = $9, next_at = $10 where address = $1`,
    [
      address,
      ...[known.state, known.since, known.reason, known.status, known.movedTo, known.checkedAt],
      ...[known.lastGoodAt, known.failingSince, known.nextAt],
    ],
  );
}
