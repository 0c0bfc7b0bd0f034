import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const eventsAccess: AccessRows = {
  'GET /events/listeners': 'manage-settings',
  'GET /events/set-aside': 'manage-settings',
  'POST /events/set-aside/{id}/retry': 'manage-settings',
  'POST /events/set-aside/{id}/dismiss': 'manage-settings',
};
