import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const tagsAccess: AccessRows = {
  'POST /tags/search': 'public',
  'POST /tags/search-private': 'signed-in',
  'GET /tags/fetch': 'public',
  'GET /tags/fetch-private': 'signed-in',
  'POST /tags/validate': 'signed-in',
  'POST /tags/find': 'signed-in',
  'GET /tags/list': 'manage-tags',
  'GET /tags/{id}/usage': 'manage-tags',
  'POST /tags': ['manage-tags', 'edit-page', 'manage-media'],
  'PUT /tags/{id}': 'manage-tags',
  'POST /tags/{id}/merge': 'manage-tags',
  'DELETE /tags/{id}': 'manage-tags',
};
