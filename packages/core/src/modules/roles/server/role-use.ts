import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { defineServiceKey } from '#server/kernel/service.ts';

type Manager = Pick<SqlEntityManager, 'execute'>;

/** The port through which roles learn who has them. Each reads in the transaction of the manager. */
export interface RoleUse {
  /** Ids of the users who have a role. */
  usersWith(em: Manager, roleID: string): Promise<readonly number[]>;
  /** How many users have each role, by its id; a role that nobody has is left out. */
  counts(em: Manager): Promise<ReadonlyMap<string, number>>;
  /** Ids of the roles of those who can sign in. */
  rolesOfActive(em: Manager): Promise<ReadonlySet<string>>;
}

export const roleUse = defineServiceKey<RoleUse>('roles/role-use');
