import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { effectivePermissions } from '#server/kernel/effective-permissions.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { can } from '#server/kernel/policy.ts';
import { Role } from '#modules/roles/server/public.ts';
import { activePeopleSQL } from '#modules/users/server/public.ts';
import type { Page } from '../page/page.entity.ts';
import { pageSubject } from './page.policy.ts';
import { wordOrder } from '#server/database/folded-sql.ts';

interface Person {
  readonly id: number;
  readonly name: string;
}

export type PageOfPeople = Pick<Page, 'id' | 'type' | 'locale' | 'translationGroup' | 'createdBy' | 'parentID'>;

interface Wanted {
  readonly permission: string;
  /** When given: of these alone. */
  readonly ids?: readonly number[] | undefined;
}

/**
 * Answers who holds a permission for a page and can sign in, by name. Roles and people are read once, for as many pages as one
 * asks for.
 */
export async function peopleWhoMay(
  app: Lectern,
  em: SqlEntityManager,
  { permission, ids }: Wanted,
): Promise<(page: PageOfPeople) => Promise<readonly Person[]>> {
  const roles = await em.find(Role, {});
  const people = await em.execute<(Person & { readonly roleID: string })[]>(
    `select u.id, u.name, u.role_id as "roleID" from ${activePeopleSQL} u
     ${ids ? 'where u.id = any(?::int[])' : ''} order by ${wordOrder('u.name')}, u.id`,
    ids ? [`{${ids.join(',')}}`] : [],
  );
  const permissions = new Map(roles.map((role) => [role.id, effectivePermissions(app, role.permissions)]));
  return async (page) => {
    const found: Person[] = [];
    for (const { id, name, roleID } of people) {
      const actor = { kind: 'user', id, permissions: permissions.get(roleID) ?? [] } as const;
      if (can(actor, permission, await pageSubject(em, actor, page))) found.push({ id, name });
    }
    return found;
  };
}
