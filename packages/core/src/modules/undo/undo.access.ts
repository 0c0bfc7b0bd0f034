import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const undoAccess: AccessRows = {
  'GET /undo/list': 'signed-in',
  'POST /undo/{id}/take-back': 'signed-in',
};
