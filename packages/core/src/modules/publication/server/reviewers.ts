import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { effectivePermissions } from '#server/kernel/effective-permissions.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { can } from '#server/kernel/policy.ts';
import { pageSubject } from '../../pages/server/public.ts';
import type { Page } from '../../pages/server/public.ts';
import { Role } from '../../roles/server/public.ts';
import { activePeopleSQL } from '../../users/server/public.ts';

/** The users who may review a page and can sign in. */
export async function reviewersOf(app: Lectern, em: SqlEntityManager, page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const role of await em.find(Role, {})) {
    const permissions = effectivePermissions(app, role.permissions);
    if (!permissions.some(({ name }) => name === 'review-publication')) continue;
    const subject = await pageSubject(em, { kind: 'user', id: 0, permissions }, page);
    const users = await em.execute<{ id: number }[]>(`select u.id from ${activePeopleSQL} u where u.role_id = ? order by u.id`, [
      role.id,
    ]);
    found.push(...users.flatMap(({ id }) => (can({ kind: 'user', id, permissions }, 'review-publication', subject) ? [id] : [])));
  }
  return found;
}
