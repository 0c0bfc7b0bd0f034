import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const deliveryAccess: AccessRows = {
  'GET /delivery': 'manage-settings',
  'POST /delivery/purge': 'manage-settings',
};
