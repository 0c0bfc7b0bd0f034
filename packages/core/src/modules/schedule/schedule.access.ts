import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const scheduleAccess: AccessRows = {
  'POST /page/{id}/schedule': 'publish-page',
  'DELETE /page/{id}/schedule': 'publish-page',
  'GET /page/{id}/schedule': 'view-page',
  'GET /schedule': 'view-page',
};
