import { measureFind } from './find.mjs';
import { measureBranch } from './branch.mjs';
import { measureMenuMoves } from './menu-moves.mjs';
import { measureMenuPages } from './menu-pages.mjs';
import { measureRedirects } from './redirects.mjs';
import { measureSiteHealth } from './site-health.mjs';
import { measureSitemap } from './sitemap.mjs';

const measures = [
  measureSitemap,
  measureRedirects,
  measureSiteHealth,
  measureFind,
  measureBranch,
  measureMenuMoves,
  measureMenuPages,
];

/** The structure of a site with many pages. */
export async function measureStructure(given) {
  const rows = [];
  for (const measure of measures) rows.push(await measure(given));
  return rows.flat();
}
