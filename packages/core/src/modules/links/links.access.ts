import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const linksAccess: AccessRows = {
  'GET /links/to/{pageID}': 'view-page',
  'POST /links/replace': 'edit-page',
  'GET /links/external': 'edit-page',
  'GET /links/external/sources': 'edit-page',
  'POST /links/external/check': 'edit-page',
  'POST /links/external/replace': 'edit-page',
};
