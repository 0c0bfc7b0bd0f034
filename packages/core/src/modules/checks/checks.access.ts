import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const checksAccess: AccessRows = {
  'GET /page/version/{id}/checks': 'view-page',
  'POST /page/version/{id}/waive-check': 'waive-checks',
  'POST /page/check-waiver/{id}/revoke': 'waive-checks',
};
