import { createHash, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Context } from 'koa';
import type { Pool } from 'pg';
import { LecternError } from '#contract/errors.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { deviceName } from './device-name.ts';
import { roleColumns } from './read-actor.ts';
import type { RoleRow } from './read-actor.ts';

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
  /** Whose it is, with their role; undefined where they are gone, or it waits for a second factor. */
  readonly user: (RoleRow & { readonly id: number }) | undefined;
}

interface SessionRow extends RoleRow {
  readonly id: string;
  readonly data: SessionData;
  readonly createdAt: Date;
  readonly isStale: boolean;
  readonly userID: number | null;
}

const findSession = `select s.id, s.data, s.created_at as "createdAt", u.id as "userID", ${roleColumns},
    s.last_used_at < now() - make_interval(secs => $3) and not s.is_pending as "isStale"
  from lectern_session s
  left join (lectern_user u join lectern_role role on role.id = u.role_id) on u.id = s.user_id and not s.is_pending
  where s.id_hash = $1 and s.expires_at > now() and s.created_at > now() - make_interval(secs => $2)`;

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
export function createSessionStore({ pool, database }: Pick<Lectern, 'pool' | 'database'>, times: SessionTimes) {
  const seconds = [times.idle / 1000, times.absolute / 1000] as const;
  return {
    async get(id: string, _maxAge: unknown, { ctx }: { ctx: Context }): Promise<SessionData | undefined> {
      const values = [hashOf(id), seconds[1], touchInterval];
      // A small body comes with the headers, and Node has read it once this turn is over: then this is asked once, not twice.
      if (ctx.method !== 'GET') await setImmediate();
      ctx.state.wasBodyIn = ctx.req.complete;
      const [row] = await database.query<SessionRow>({ name: 'find_session', text: findSession, values });
      if (!row) return undefined;
      const { createdAt, isStale, userID, roleID, permissions } = row;
      const user = userID === null ? undefined : { id: userID, roleID, permissions };
      ctx.state.liveSession = { id: row.id, createdAt, isStale, user } satisfies LiveSession;
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
