import { isPattern, properSource } from '#contract/source-address.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { hasQuery, ownAddress } from '../../own-address.ts';
import type { MovingIn } from '../../redirects.schema.ts';
import { proposeRedirects } from './propose.ts';
import type { TargetPage } from './propose.ts';
import { readAddresses } from './read-addresses.ts';

/** The path of an address, whatever its site and its query; undefined for one that can be no rule. */
function pathOf(address: string, settings: Lectern['settings']): string | undefined {
  const source = properSource(ownAddress(address), settings);
  return source === undefined || isPattern(source) ? undefined : source;
}

/** Those of some paths at which something stands already: a page, a rule, or the former address of a live page. */
async function knownPaths({ database }: Lectern, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ path: string }>({
    text: `select path from lectern_live_page where path = any($1::text[])
      union select path from lectern_redirect_rule where path = any($1::text[])
      union select former.path from lectern_redirect former join lectern_live_page live on live.page_id = former.page_id
        where former.path = any($1::text[])`,
    values: [paths],
  });
  return new Set(rows.map(({ path }) => path));
}

/** Proposes redirects for the addresses of a former site, from its sitemap or a list in a file. Writes nothing. */
export async function proposeMovingIn(app: Lectern, file: string): Promise<MovingIn> {
  const { addresses, sitemaps } = await readAddresses(file);
  const paths = new Set<string>();
  const impossible: string[] = [];
  let withoutQuery = 0;
  for (const address of new Set(addresses)) {
    const path = pathOf(address, app.settings);
    if (path === undefined) impossible.push(address.slice(0, 500).toWellFormed());
    else {
      paths.add(path);
      if (hasQuery(address)) withoutQuery += 1;
    }
  }
  const known = await knownPaths(app, [...paths]);
  const pages = await app.database.query<TargetPage>({
    text: 'select page_id as id, title, path, locale from lectern_live_page where not no_index',
    values: [],
  });
  const { defaultLocale, availableLocales } = app.settings;
  const { proposals, unmatched } = await proposeRedirects(
    [...paths].filter((path) => !known.has(path)),
    { pages, defaultLocale, availableLocales },
  );
  const named = new Set(proposals.map(({ pageID }) => pageID));
  return {
    proposals,
    pages: pages.filter(({ id }) => named.has(id)).map(({ id, title, path }) => ({ id, title, path })),
    unmatched,
    impossible,
    withoutQuery,
    known: known.size,
    sitemaps: sitemaps.slice(0, 1000).map((address) => address.slice(0, 500).toWellFormed()),
  };
}
