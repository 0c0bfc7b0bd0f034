import { fail } from '#contract/refusing.ts';
import { route } from '#server/http/route.ts';
import { roleCalls } from '../roles.calls.ts';
import { createRole } from './commands/create-role.command.ts';
import { deleteRole } from './commands/delete-role.command.ts';
import { updateRole } from './commands/update-role.command.ts';
import { listPermissions } from './list-permissions.ts';
import { listRoles } from './list-roles.query.ts';

export const roleRoutes = [
  route(roleCalls.list, async ({ app, actor }) => ({ data: await listRoles(app, actor) })),
  route(roleCalls.permissions, ({ app }) => Promise.resolve({ data: listPermissions(app) })),
  route(roleCalls.get, async ({ app, actor, params }) => ({
    data: (await listRoles(app, actor, params.id))[0] ?? fail('notFound'),
  })),
  route(roleCalls.create, async ({ app, actor, run, body }) => {
    const id = await run(createRole, body);
    return { data: (await listRoles(app, actor, id))[0] ?? fail('notFound') };
  }),
  route(roleCalls.update, async ({ app, actor, run, params, body }) => {
    await run(updateRole, { id: params.id, ...body });
    return { data: (await listRoles(app, actor, params.id))[0] ?? fail('notFound') };
  }),
  route(roleCalls.remove, ({ run, params }) => run(deleteRole, { id: params.id })),
];
