import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const rolesAccess: AccessRows = {
  'GET /role/list': ['manage-roles', 'manage-users'],
  'GET /role/permissions': 'manage-roles',
  'GET /role/{id}': 'manage-roles',
  'POST /role': 'manage-roles',
  'PUT /role/{id}': 'manage-roles',
  'DELETE /role/{id}': 'manage-roles',
};
