import { route } from '#server/http/route.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { can } from '#server/kernel/policy.ts';
import { pageCalls } from '../../pages.calls.ts';
import { confirmPage } from './confirm-page.command.ts';
import { setUpkeep } from './set-upkeep.command.ts';
import { fail } from '../page/fail.ts';
import { peopleWhoMay } from '../rights/page-people.ts';
import { Page } from '../page/page.entity.ts';
import { pageSubject } from '../rights/page.policy.ts';
import { readUpkeep } from './read-upkeep.query.ts';

/** A page for which the actor holds a permission; UM_01 for one who does not. */
async function pageFor(app: Lectern, actor: Actor, { id, permission }: { readonly id: string; readonly permission: string }) {
  const em = app.em();
  const page = (await em.findOne(Page, { id })) ?? fail('noPage');
  if (!can(actor, permission, await pageSubject(em, actor, page))) fail('forbidden');
  return { em, page };
}

export const upkeepRoutes = [
  route(pageCalls.upkeep, async ({ app, actor, params }) => {
    const { em, page } = await pageFor(app, actor, { id: params.id, permission: 'view-page' });
    return { data: await readUpkeep(app, em, page.id) };
  }),
  route(pageCalls.setUpkeep, async ({ run, params, body }) => ({ data: await run(setUpkeep, { id: params.id, ...body }) })),
  route(pageCalls.possibleOwners, async ({ app, actor, params }) => {
    const { em, page } = await pageFor(app, actor, { id: params.id, permission: 'edit-page' });
    return { data: [...(await (await peopleWhoMay(app, em, { permission: 'edit-page' }))(page))] };
  }),
  route(pageCalls.confirm, async ({ run, params }) => ({ data: await run(confirmPage, params) })),
];
