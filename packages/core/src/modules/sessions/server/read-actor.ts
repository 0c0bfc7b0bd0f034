import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { GrantedPermission } from '../../../contract/permissions.ts';
import { fail } from '../../../contract/errors.ts';
import type { Actor } from '../../../server/kernel/actor.ts';
import type { ActorReader } from '../../../server/kernel/actor-reader.ts';
import { effectivePermissions } from '../../../server/kernel/effective-permissions.ts';
import type { Lectern } from '../../../server/kernel/lectern.ts';
import { accountSettings } from './account-settings.ts';

type Database = Pick<SqlEntityManager, 'execute'>;

interface Row {
  readonly roleID: string;
  readonly permissions: GrantedPermission[];
}

const isLive = `exists (select from lectern_session s where s.id = ?::uuid and s.user_id = u.id and not s.is_pending
  and s.expires_at > now() and s.created_at > now() - make_interval(secs => ?))`;

/** Reads actors in the transaction of whoever asks. Who was proven without a session, as at a sign-in, keeps what they were given. */
export function createActorReader(app: Lectern): ActorReader {
  const { sessionHours } = accountSettings(app);
  return {
    async read(em: Database, actor: Actor): Promise<Actor> {
      if (actor.kind !== 'user') return actor;
      const { id, sessionID } = actor;
      const rows: Row[] = await em.execute(
        `select role.id as "roleID", role.permissions from lectern_user u join lectern_role role on role.id = u.role_id
         where u.id = ? ${sessionID === undefined ? '' : `and ${isLive}`}`,
        sessionID === undefined ? [id] : [id, sessionID, sessionHours * 3600],
      );
      const { roleID, permissions } = rows[0] ?? fail('G_07');
      return sessionID === undefined ? actor : { ...actor, roleID, permissions: effectivePermissions(app, permissions) };
    },
  };
}
