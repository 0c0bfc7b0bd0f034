import { systemActor } from '#server/kernel/actor.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { effectivePermissions } from '#server/kernel/effective-permissions.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { isActive, User } from '../../users/server/public.ts';

/** Whoever planned something, with what their role grants now; undefined for who can no longer sign in. What no person planned is the product's own. */
export async function plannerOf(app: Lectern, plannedBy: number | null): Promise<Actor | undefined> {
  if (plannedBy === null) return systemActor('schedule');
  const em = app.em();
  const user = await em.findOne(User, { id: plannedBy }, { populate: ['role'] });
  if (!user || !(await isActive(em, user.id))) return undefined;
  return { kind: 'user', id: user.id, roleID: user.role.id, permissions: effectivePermissions(app, user.role.permissions) };
}
