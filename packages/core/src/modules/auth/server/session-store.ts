import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import type { Pool } from 'pg';

/** What a session holds. Everything else about the user is read anew with each call. */
export interface SessionData {
  readonly userID?: number;
}

/** Milliseconds. */
export interface SessionTimes {
  readonly idle: number;
  readonly absolute: number;
}

export const defaultSessionTimes: SessionTimes = { idle: 8 * 3_600_000, absolute: 7 * 86_400_000 };

const hashOf = (id: string): Buffer => createHash('sha256').update(id).digest();

/** A session id of 256 bits. Only its hash reaches the database. */
export const createSessionID = (): string => randomBytes(32).toString('base64url');

/** Marks a request as one that signs in: the only kind that makes a session row. */
export const markSignIn = (ctx: Context): void => void (ctx.state.isSigningIn = true);

/**
 * The store behind koa-session. It makes a row at sign-in only and otherwise updates rows that live, so that a
 * request in flight during a logout cannot bring the session back, and visitors have no row at all.
 */
export function createSessionStore(pool: Pool, times: SessionTimes) {
  return {
    async get(id: string): Promise<SessionData | undefined> {
      const { rows } = await pool.query<{ data: SessionData }>(
        `select data from lectern_session
         where id_hash = $1 and expires_at > now() and created_at > now() - make_interval(secs => $2)`,
        [hashOf(id), times.absolute / 1000],
      );
      return rows[0]?.data;
    },
    async set(id: string, data: SessionData, maxAge: number | 'session' | undefined, { ctx }: { ctx: Context }): Promise<void> {
      const seconds = (typeof maxAge === 'number' ? maxAge : times.idle) / 1000;
      if (ctx.state.isSigningIn === true && data.userID !== undefined) {
        // Once: koa-session writes again at the end of the request.
        ctx.state.isSigningIn = false;
        await pool.query(
          'insert into lectern_session (id_hash, user_id, data, expires_at) values ($1, $2, $3, now() + make_interval(secs => $4))',
          [hashOf(id), data.userID, JSON.stringify(data), seconds],
        );
        return;
      }
      await pool.query(
        'update lectern_session set data = $2, expires_at = now() + make_interval(secs => $3) where id_hash = $1',
        [hashOf(id), JSON.stringify(data), seconds],
      );
    },
    async destroy(id: string): Promise<void> {
      await pool.query('delete from lectern_session where id_hash = $1', [hashOf(id)]);
    },
  };
}
