import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const searchAccess: AccessRows = {
  'POST /search/search': 'public',
  'GET /search/suggest': 'public',
  'GET /search/status': 'manage-search',
  'POST /search/remove-all-pages': 'manage-search',
  'POST /search/index-all-pages': 'manage-search',
  'POST /search/cancel': 'manage-search',
};
