import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const settingsAccess: AccessRows = {
  'GET /settings/get': 'public',
  'GET /settings': 'manage-settings',
  'GET /settings/{owner}': 'manage-settings',
  'PUT /settings/{owner}': 'manage-settings',
};
