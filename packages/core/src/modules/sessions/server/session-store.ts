import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import type { Pool } from 'pg';
import { LecternError } from '../../../contract/errors.ts';
import { deviceName } from './device-name.ts';

/** The content of a session. Everything else about the user is read anew with each call. */
export interface SessionData {
  readonly userID?: number;
  /** The password was right, and a second factor is awaited: the session can do nothing else. */
  readonly isPending?: boolean;
}

/** Milliseconds. */
export interface SessionTimes {
  readonly idle: number;
  readonly absolute: number;
  /** Of a session that waits for a second factor. */
  readonly pending: number;
}

/** A session as its request knows it. */
export interface LiveSession {
  /** Names the session in lists; worth nothing as a cookie. */
  readonly id: string;
  readonly createdAt: Date;
  /** Its last use was written down so long ago that this one is to be. */
  readonly isStale: boolean;
}

/** Seconds for which a use of a session is not written down again. */
const touchInterval = 300;

const hashOf = (id: string): Buffer => createHash('sha256').update(id).digest();

/** A session id of 256 bits. Only its hash reaches the database. */
export const createSessionID = (): string => randomBytes(32).toString('base64url');

interface SignIn {
  /** As it was when the proof was looked at. */
  readonly passwordHash: string | null;
}

/** Marks a request as one that signs in: the only kind that makes a session row. */
export const markSignIn = (ctx: Context, signIn: SignIn): void => void (ctx.state.signIn = signIn);

/** The session of a request; undefined where nobody is signed in. */
export const liveSession = (ctx: Context): LiveSession | undefined => ctx.state.liveSession as LiveSession | undefined;

/** Idle time begins anew, up to the end that was set at the sign-in. What waits for a second factor is not prolonged. */
const prolong = `last_used_at = now(), expires_at = case when is_pending then expires_at
  else least(now() + make_interval(secs => $2), created_at + make_interval(secs => $3)) end`;

/** Notes that a session was used, where that was not noted a moment ago. */
export async function noteUse(pool: Pool, times: SessionTimes, { id, isStale }: LiveSession): Promise<void> {
  if (isStale)
    await pool.query(`update lectern_session set ${prolong} where id = $1`, [id, times.idle / 1000, times.absolute / 1000]);
}

/**
 * The store behind koa-session. It makes a row at sign-in only and otherwise updates rows that live, so that a
 * request in flight during a logout cannot bring the session back, and visitors have no row at all.
 */
export function createSessionStore(pool: Pool, times: SessionTimes) {
  const seconds = [times.idle / 1000, times.absolute / 1000] as const;
  return {
    async get(id: string, _maxAge: unknown, { ctx }: { ctx: Context }): Promise<SessionData | undefined> {
      const { rows } = await pool.query<{ id: string; data: SessionData; created_at: Date; is_stale: boolean }>(
        `select id, data, created_at, last_used_at < now() - make_interval(secs => $3) and not is_pending as is_stale
         from lectern_session
         where id_hash = $1 and expires_at > now() and created_at > now() - make_interval(secs => $2)`,
        [hashOf(id), seconds[1], touchInterval],
      );
      const [row] = rows;
      if (!row) return undefined;
      ctx.state.liveSession = { id: row.id, createdAt: row.created_at, isStale: row.is_stale } satisfies LiveSession;
      return row.data;
    },
    async set(id: string, data: SessionData, _maxAge: unknown, { ctx }: { ctx: Context }): Promise<void> {
      const signIn = ctx.state.signIn as SignIn | undefined;
      if (signIn && data.userID !== undefined) {
        // Once: koa-session writes again at the end of the request.
        ctx.state.signIn = undefined;
        const isPending = data.isPending === true;
        // Whoever changes the password at this moment comes first or ends this session: nobody gets in with the old one.
        const { rowCount } = await pool.query(
          `insert into lectern_session (id_hash, user_id, data, is_pending, device, expires_at)
           select $1, u.id, $3, $4, $5, now() + make_interval(secs => $6) from lectern_user u
           where u.id = $2 and u.password_hash is not distinct from $7 for share`,
          [
            hashOf(id),
            data.userID,
            JSON.stringify(data),
            isPending,
            deviceName(ctx.get('user-agent')),
            (isPending ? times.pending : Math.min(times.idle, times.absolute)) / 1000,
            signIn.passwordHash,
          ],
        );
        if (rowCount !== 1) throw new LecternError({ code: 'AUTH_01' });
        return;
      }
      await pool.query(`update lectern_session set data = $4, ${prolong} where id_hash = $1`, [
        hashOf(id),
        ...seconds,
        JSON.stringify(data),
      ]);
    },
    async destroy(id: string): Promise<void> {
      await pool.query('delete from lectern_session where id_hash = $1', [hashOf(id)]);
    },
  };
}
