import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const privacyAccess: AccessRows = {
  'POST /privacy/export': 'manage-users',
  'POST /privacy/erase': 'manage-users',
};
