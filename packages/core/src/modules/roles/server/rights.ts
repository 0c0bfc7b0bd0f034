import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { GrantedPermission } from '#contract/permissions.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { covers } from './covers.ts';
import { holdsEverything } from './holds-everything.ts';
import { pageAncestors } from './page-ancestors.ts';

/** Tells whether somebody holds all that a role grants: who does not can neither give it away nor touch who has it. */
export interface Rights {
  areWithin(grants: readonly GrantedPermission[]): boolean;
}

interface RightsOptions {
  readonly app: Pick<Lectern, 'permissions'>;
  readonly em: Pick<SqlEntityManager, 'execute'>;
  readonly actor: Actor;
  /** Every grant that will be asked about. */
  readonly grants: readonly GrantedPermission[];
}

/** The grants of the actor, ready to be compared with roles. */
export async function rightsOf({ app, em, actor, grants }: RightsOptions): Promise<Rights> {
  if (actor.kind === 'system') return { areWithin: () => true };
  if (actor.kind === 'visitor') return { areWithin: () => false };
  const ancestors = await pageAncestors(em, grants);
  const held = actor.permissions;
  // What no plugin declares grants nothing now, and would again with its plugin: it counts for all but administrators.
  const isAdministrator = holdsEverything(app, held);
  return {
    areWithin: (wanted) =>
      wanted.every((grant) => covers(held, grant, ancestors) || (isAdministrator && !app.permissions.get(grant.name))),
  };
}
