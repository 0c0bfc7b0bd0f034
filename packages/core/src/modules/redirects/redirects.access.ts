import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const redirectsAccess: AccessRows = {
  'GET /redirect/list': 'manage-redirects',
  'POST /redirect/create': 'manage-redirects',
  'PUT /redirect/{id}': 'manage-redirects',
  'POST /redirect/delete': 'manage-redirects',
  'GET /redirect/trace': 'manage-redirects',
  'GET /redirect/missing': 'manage-redirects',
  'POST /redirect/dismiss': 'manage-redirects',
  'POST /redirect/import': 'manage-redirects',
  'POST /redirect/propose': 'manage-redirects',
  'GET /redirect/export': 'manage-redirects',
};
