import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const siteAccess: AccessRows = {
  'GET /sitemap.xml': 'public',
  'GET /sitemap-{part}.xml': 'public',
  'GET /robots.txt': 'public',
  'GET /site/source': 'public',
  'GET /site/events': 'public',
  'GET /.well-known/security.txt': 'public',
  'GET /site/image/{name}/{hash}': 'public',
  'GET /site/share/{pageID}/{hash}': 'public',
};
