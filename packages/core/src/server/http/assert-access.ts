import type { Context } from 'koa';
import { linkPurposeOf } from '../../contract/call.ts';
import { LecternError } from '../../contract/errors.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Lectern } from '../kernel/lectern.ts';
import { can } from '../kernel/policy.ts';
import { signedLinks } from '../kernel/signed-links.ts';
import type { SignedLink } from '../kernel/signed-links.ts';
import { permissionsOf } from './route.ts';
import type { RouteDefinition } from './route.ts';

const tokenPattern = /^[\w-]{43}$/;

/** The link with which a call comes; V_04 for what can be no token, V_05 for one that is unknown, for another purpose or over. */
async function linkOf(app: Lectern, purpose: string, token: unknown): Promise<SignedLink> {
  if (typeof token !== 'string' || !tokenPattern.test(token)) throw new LecternError({ code: 'V_04' });
  const link = await app.service(signedLinks).find(token, purpose);
  if (!link) throw new LecternError({ code: 'V_05' });
  return link;
}

/** Lets somebody through to a route by their session and rights: G_07 without a session, UM_01 without the permission. */
export function assertActor({ access }: Pick<RouteDefinition, 'access'>, actor: Actor): void {
  if (access === 'public' || linkPurposeOf(access) !== undefined) return;
  if (actor.kind === 'visitor') throw new LecternError({ code: 'G_07' });
  const permissions = permissionsOf(access);
  if (permissions.length > 0 && !permissions.some((permission) => can(actor, permission)))
    throw new LecternError({ code: 'UM_01' });
}

/** Lets a call in or refuses it, and answers with the link that let it in, if one did. */
export async function assertAccess(
  app: Lectern,
  route: RouteDefinition,
  actor: Actor,
  { token }: Context['params'],
): Promise<SignedLink | undefined> {
  const purpose = linkPurposeOf(route.access);
  if (purpose !== undefined) return linkOf(app, purpose, token);
  assertActor(route, actor);
  return undefined;
}
