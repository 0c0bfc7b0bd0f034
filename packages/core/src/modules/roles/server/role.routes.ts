import * as z from 'zod';
import { fail } from '../../../contract/errors.ts';
import { defineRoute } from '../../../server/http/route.ts';
import { can } from '../../../server/kernel/policy.ts';
import { createRole } from './commands/create-role.command.ts';
import { deleteRole } from './commands/delete-role.command.ts';
import { updateRole } from './commands/update-role.command.ts';
import { listPermissions } from './list-permissions.ts';
import { listRoles } from './list-roles.ts';
import { changedRole, incomingRole } from './role.schema.ts';

const byID = z.strictObject({ id: z.uuid('V_12') });

export const roleRoutes = [
  defineRoute({
    method: 'GET',
    path: '/role/list',
    // Whoever gives roles to people must be able to choose one.
    access: 'signed-in',
    summary: 'Every role, for whoever may manage roles or users.',
    async run({ app, actor }) {
      if (!can(actor, 'manage-roles') && !can(actor, 'manage-users')) fail('UM_01');
      return { data: await listRoles(app, actor) };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/role/permissions',
    access: 'manage-roles',
    summary: 'Every permission that a role may grant, with its label, plugin and scope.',
    run: ({ app }) => Promise.resolve({ data: listPermissions(app) }),
  }),
  defineRoute({
    method: 'GET',
    path: '/role/{id}',
    access: 'manage-roles',
    summary: 'A role with its permissions.',
    params: byID,
    run: async ({ app, actor, params }) => ({ data: (await listRoles(app, actor, params.id))[0] ?? fail('G_04') }),
  }),
  defineRoute({
    method: 'POST',
    path: '/role',
    access: 'manage-roles',
    summary: 'Makes a role.',
    body: incomingRole,
    async run({ app, actor, run, body }) {
      const id = await run(createRole, body);
      return { data: (await listRoles(app, actor, id))[0] ?? fail('G_04') };
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/role/{id}',
    access: 'manage-roles',
    summary: 'Changes a role for everybody who has it. G_03 where it was changed since the revision that is sent.',
    params: byID,
    body: changedRole,
    async run({ app, actor, run, params, body }) {
      await run(updateRole, { id: params.id, ...body });
      return { data: (await listRoles(app, actor, params.id))[0] ?? fail('G_04') };
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/role/{id}',
    access: 'manage-roles',
    summary: 'Deletes a role that nobody has.',
    params: byID,
    run: ({ run, params }) => run(deleteRole, { id: params.id }),
  }),
];
