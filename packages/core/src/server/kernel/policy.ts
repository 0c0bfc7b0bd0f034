import type { GrantedPermission } from '../../contract/permissions.ts';
import type { Actor } from './actor.ts';

/** What a content permission is asked about. */
export interface ContentSubject {
  readonly type: string;
  readonly locale: string;
  readonly createdBy: number | null;
  /** The page itself and everything above it, for permissions below a page. */
  readonly pageAndAncestors: readonly string[];
}

function covers(permission: GrantedPermission, subject: ContentSubject, userID: number): boolean {
  const parameters = permission.parameters ?? {};
  if (parameters.pageTypes && !parameters.pageTypes.includes(subject.type)) return false;
  if (parameters.locales && !parameters.locales.includes(subject.locale)) return false;
  if (parameters.underPage && !subject.pageAndAncestors.includes(parameters.underPage)) return false;
  return !parameters.own || subject.createdBy === userID;
}

/** True if the actor holds the permission at all, or, with a subject, for this very one. */
export function can(actor: Actor, permission: string, subject?: ContentSubject): boolean {
  if (actor.kind === 'system') return true;
  if (actor.kind === 'visitor') return false;
  const grants = actor.permissions.filter((grant) => grant.name === permission);
  return subject ? grants.some((grant) => covers(grant, subject, actor.id)) : grants.length > 0;
}
