import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const pageTextsAccess: AccessRows = {
  'POST /page-texts/find': 'view-page',
  'POST /page-texts/replace': 'edit-page',
  'GET /page-texts/xliff': 'view-page',
  'POST /page-texts/xliff': 'edit-page',
  'POST /page-texts/translate': 'edit-page',
  'GET /page-texts/{id}/unread': 'view-page',
  'POST /page-texts/{id}/approve': 'edit-page',
  'GET /page-texts/glossary': ['manage-glossary', 'edit-page'],
  'POST /page-texts/glossary': 'manage-glossary',
  'DELETE /page-texts/glossary/{id}': 'manage-glossary',
};
