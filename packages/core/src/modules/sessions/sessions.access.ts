import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const sessionsAccess: AccessRows = {
  'GET /auth/sessions': 'signed-in',
  'DELETE /auth/sessions/{id}': 'signed-in',
  'POST /auth/sessions/end-all': 'signed-in',
};
