import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const healthAccess: AccessRows = {
  'GET /health': 'edit-page',
  'GET /health/{owner}/{name}': 'edit-page',
};
