import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const publicationAccess: AccessRows = {
  'POST /page/{id}/request-publication': 'edit-page',
  'POST /page/{id}/revoke-request': 'edit-page',
  'POST /page/version/{id}/accept-publication': 'review-publication',
  'POST /page/version/{id}/reject-publication': 'review-publication',
  'GET /page/version/{id}/fetch-request-comment': 'view-page',
  'GET /page/fetch-request': 'review-publication',
  'GET /page/fetch-request/{id}': 'view-page',
  'GET /page/{id}/latest-request': 'view-page',
  'GET /page/{id}/publication-outlook': 'view-page',
  'GET /page/own-requests': 'edit-page',
};
