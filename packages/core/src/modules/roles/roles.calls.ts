import * as z from 'zod';
import { dataOf, defineCalls, nothing } from '../../contract/call.ts';
import { generalRefusals, only } from '../../contract/refusals.ts';
import { changedRole, grantable, incomingRole, role } from './role.schema.ts';

const byID = z.strictObject({ id: z.uuid('V_12') });

export const roleCalls = defineCalls({
  list: {
    method: 'GET',
    path: '/role/list',
    // Whoever gives roles to people must be able to choose one.
    access: ['manage-roles', 'manage-users'],
    summary: 'Every role.',
    refuses: {},
    answer: dataOf(z.array(role)),
  },
  permissions: {
    method: 'GET',
    path: '/role/permissions',
    access: 'manage-roles',
    summary: 'Every permission that a role may grant, with its label, plugin and scope.',
    refuses: {},
    answer: dataOf(z.array(grantable)),
  },
  get: {
    method: 'GET',
    path: '/role/{id}',
    access: 'manage-roles',
    summary: 'A role with its permissions.',
    params: byID,
    refuses: only(generalRefusals, 'notFound'),
    answer: dataOf(role),
  },
  create: {
    method: 'POST',
    path: '/role',
    access: 'manage-roles',
    summary: 'Makes a role.',
    body: incomingRole,
    refuses: only(generalRefusals, 'taken'),
    answer: dataOf(role),
  },
  update: {
    method: 'PUT',
    path: '/role/{id}',
    access: 'manage-roles',
    summary: 'Changes a role for everybody who has it, unless somebody did since the revision that is sent.',
    params: byID,
    body: changedRole,
    refuses: only(generalRefusals, 'notFound', 'outdated', 'taken', 'notNow'),
    answer: dataOf(role),
  },
  remove: {
    method: 'DELETE',
    path: '/role/{id}',
    access: 'manage-roles',
    summary: 'Deletes a role that nobody has.',
    params: byID,
    refuses: only(generalRefusals, 'notFound', 'notNow'),
    answer: nothing,
  },
});
