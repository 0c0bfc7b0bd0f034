import type { Lectern } from '#server/kernel/lectern.ts';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Actor, UserActor } from '#server/kernel/actor.ts';
import { can, checkGrants } from '#server/kernel/policy.ts';
import { pageSubject } from './page.policy.ts';
import { Page } from '../page/page.entity.ts';
import { effectivePermissions } from '#server/kernel/effective-permissions.ts';
import { fail } from '../page/fail.ts';
import { isActive, User, userNotFound } from '#modules/users/server/public.ts';
import type { PermissionExplanation } from '#modules/users/permission.calls.ts';

interface Question {
  readonly id: number;
  readonly permission: string;
  readonly pageID?: string | undefined;
}

/** A page that whoever asks may view; to others it is not there. */
async function viewedPage(em: SqlEntityManager, asker: Actor, id: string): Promise<Page> {
  const page = (await em.findOne(Page, { id })) ?? fail('noPage', 'pageID');
  return can(asker, 'view-page', await pageSubject(em, asker, page)) ? page : fail('noPage', 'pageID');
}

/** Why a user can or cannot do a thing, for a page or at all: what decides is `can`, and the reasons are its own. */
export async function explainPermission(
  app: Lectern,
  asker: Actor,
  { id, permission, pageID }: Question,
): Promise<PermissionExplanation> {
  const em = app.orm.em.fork();
  const user = (await em.findOne(User, { id }, { populate: ['role'] })) ?? userNotFound();
  const entry = app.permissions.get(permission) ?? fail('invalid', 'permission');
  const page = pageID === undefined ? undefined : await viewedPage(em, asker, pageID);
  const canSignIn = await isActive(em, id);
  const actor: UserActor = { kind: 'user', id, permissions: effectivePermissions(app, user.role.permissions) };
  const subject = page && (await pageSubject(em, actor, page));
  const isGranted = can(actor, permission, subject);
  const grants = checkGrants(actor, permission, subject);
  return {
    permission: { name: permission, label: entry.label },
    role: { ID: user.role.id, name: user.role.name },
    isAllowed: isGranted && canSignIn,
    reason: !canSignIn ? 'not-activated' : isGranted ? 'granted' : grants.length > 0 ? 'limited' : 'not-granted',
    grants: grants.map(({ grant, unmet }) => ({ parameters: grant.parameters ?? {}, isCovering: unmet.length === 0, unmet })),
    page: page && subject ? { id: page.id, title: page.title, ...subject } : null,
  };
}
