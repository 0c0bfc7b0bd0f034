import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const mailAccess: AccessRows = {
  'GET /mail/list': 'manage-settings',
  'GET /mail/status': 'manage-settings',
  'POST /mail/{id}/resend': 'manage-settings',
  'POST /mail/{id}/retry': 'manage-settings',
};
