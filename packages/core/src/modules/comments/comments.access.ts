import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const commentsAccess: AccessRows = {
  'GET /page/{id}/comments': 'view-page',
  'GET /page/{id}/comments/people': 'view-page',
  'POST /page/{id}/comment': 'view-page',
  'POST /comment/{id}/reply': 'view-page',
  'POST /comment/{id}/resolve': 'view-page',
  'POST /comment/{id}/reopen': 'view-page',
};
