import { LRUCache } from 'lru-cache';
import type { GrantedPermission } from '#contract/permissions.ts';
import { fail } from '#contract/refusing.ts';
import type { Queryable, Statement } from '#server/database/statement.ts';
import type { Actor, UserActor } from '#server/kernel/actor.ts';
import type { ActorReader } from '#server/kernel/actor-reader.ts';
import { effectivePermissions } from '#server/kernel/effective-permissions.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { accountSettings } from './account-settings.ts';

/** What a user's role says of them. */
export interface RoleRow {
  readonly roleID: string;
  /** As JSON. */
  readonly permissions: string;
}

/** SQL of the columns of a `RoleRow`. */
export const roleColumns = 'role.id as "roleID", role.permissions::text as permissions';

const grants = `select ${roleColumns} from lectern_user u join lectern_role role on role.id = u.role_id where u.id = $1`;

const isLive = `exists (select from lectern_session s where s.id = $2::uuid and s.user_id = u.id and not s.is_pending
  and s.expires_at > now() and s.created_at > now() - make_interval(secs => $3))`;

/** The question who a user is now: of a session that lives, where they act in one. */
const questionOf = ({ id, sessionID }: UserActor, seconds: number): Statement =>
  sessionID === undefined
    ? { name: 'read_actor', text: grants, values: [id] }
    : { name: 'read_actor_in_session', text: `${grants} and ${isLive}`, values: [id, sessionID, seconds] };

/** Says what a user in a session holds by what stands in their role. */
export type GiveGrants = (user: UserActor, role: RoleRow) => UserActor;

/** Roles of which it is kept what they grant: each call asks several times, and few differ. */
const keptRoles = 200;

export function grantsOf(app: Pick<Lectern, 'permissions'>): GiveGrants {
  const known = new LRUCache<string, UserActor['permissions']>({ max: keptRoles });
  return (user, { roleID, permissions: text }) => {
    const permissions = known.get(text) ?? effectivePermissions(app, JSON.parse(text) as GrantedPermission[]);
    known.set(text, permissions);
    return { ...user, roleID, permissions };
  };
}

/** Reads actors in the transaction of whoever asks. Who was proven without a session, as at a sign-in, keeps what they were given. */
export function createActorReader(app: Lectern): ActorReader {
  const giveGrants = grantsOf(app);
  const { sessionHours } = accountSettings(app);
  return {
    async read(database: Queryable, actor: Actor): Promise<Actor> {
      if (actor.kind !== 'user') return actor;
      const [row] = await database.query<RoleRow>(questionOf(actor, sessionHours * 3600));
      if (!row) return fail('signedOut');
      return actor.sessionID === undefined ? actor : giveGrants(actor, row);
    },
  };
}
