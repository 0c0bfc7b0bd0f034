import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const menuAccess: AccessRows = {
  'GET /menu': 'public',
  'GET /menu/{name}': 'public',
  'PUT /menu/{name}': 'manage-menu',
  'GET /menu/{name}/versions': 'manage-menu',
  'GET /menu/{name}/version/{revision}': 'manage-menu',
  'POST /menu/{name}/restore': 'manage-menu',
  'GET /menu/{name}/filled': 'manage-menu',
};
