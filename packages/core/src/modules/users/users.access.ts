import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const usersAccess: AccessRows = {
  'POST /auth/second-factor/reset': 'manage-users',
  'GET /user': 'signed-in',
  'GET /user/list': 'signed-in',
  'POST /user': 'manage-users',
  'PUT /user/{id}': 'signed-in',
  'DELETE /user/{id}': 'manage-users',
  'POST /user/{id}/invite': 'manage-users',
  'PUT /user/{id}/image': 'signed-in',
  'DELETE /user/{id}/image': 'signed-in',
  'GET /user/{id}/image/{hash}': 'signed-in',
  'POST /user/{id}/explain': 'manage-users',
};
