import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const translationsAccess: AccessRows = {
  'POST /page/{id}/link-sibling': 'edit-page',
  'POST /page/{id}/unlink-sibling': 'edit-page',
  'POST /page/{id}/translated': 'edit-page',
  'GET /page/{id}/source-changes': 'view-page',
  'POST /page/{id}/apply-source-changes': 'edit-page',
  'POST /translation/matrix': 'view-page',
  'POST /translation/create': 'create-page',
};
