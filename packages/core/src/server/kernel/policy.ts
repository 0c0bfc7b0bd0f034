import type { GrantedPermission, PermissionParameters } from '../../contract/permissions.ts';
import type { Actor, UserActor } from './actor.ts';

/** The subject that a content permission is asked about. */
export interface ContentSubject {
  readonly type: string;
  readonly locale: string;
  readonly createdBy: number | null;
  /** The page itself and everything above it, for permissions below a page. */
  readonly pageAndAncestors: readonly string[];
}

/** One grant of a permission, and the parameters of it that leave the subject out. */
export interface GrantCheck {
  readonly grant: GrantedPermission;
  /** Empty where the grant covers the subject. */
  readonly unmet: readonly (keyof PermissionParameters)[];
}

function unmetParameters({ parameters = {} }: GrantedPermission, subject: ContentSubject, userID: number) {
  const unmet: (keyof PermissionParameters)[] = [];
  if (parameters.pageTypes && !parameters.pageTypes.includes(subject.type)) unmet.push('pageTypes');
  if (parameters.locales && !parameters.locales.includes(subject.locale)) unmet.push('locales');
  if (parameters.underPage && !subject.pageAndAncestors.includes(parameters.underPage)) unmet.push('underPage');
  if (parameters.own && subject.createdBy !== userID) unmet.push('own');
  return unmet;
}

/** Every grant of the permission that the user holds, with what of it leaves the subject out: the reasons behind `can`. */
export function checkGrants(user: UserActor, permission: string, subject?: ContentSubject): GrantCheck[] {
  return user.permissions
    .filter((grant) => grant.name === permission)
    .map((grant) => ({ grant, unmet: subject ? unmetParameters(grant, subject, user.id) : [] }));
}

/** True if the actor holds the permission at all, or, with a subject, for this very one. */
export function can(actor: Actor, permission: string, subject?: ContentSubject): boolean {
  if (actor.kind === 'system') return true;
  if (actor.kind === 'visitor') return false;
  return checkGrants(actor, permission, subject).some(({ unmet }) => unmet.length === 0);
}
