import type { BootRequest } from '#server/server-entry.ts';
import { can } from '#server/kernel/policy.ts';
import { listPages } from './list-pages.query.ts';
import { firstSort } from '../../first-sort.ts';
import type { PageListQuery } from '../../pages.calls.ts';

const overviewPath = '/page-overview/';

/** The first question of the page overview; its rows stand in the shell's HTML, so that they show before any script runs. */
const firstList: PageListQuery = { pageIndex: 0, pageSize: 25, searchTerm: '', ...firstSort(undefined) };

/** The first list of an address: all pages, those of one type, or none. */
function firstListOf({ app, path, search }: BootRequest): PageListQuery | undefined {
  if (search !== '') return undefined;
  const place = path.replace(/\/$/, '');
  if (place === '') return firstList;
  if (!place.startsWith(overviewPath)) return undefined;
  const wanted = place.slice(overviewPath.length).toLowerCase();
  const found = [...app.pageTypes.entries()].find(([name]) => name.toLowerCase() === wanted);
  if (!found) return undefined;
  const [type, { list }] = found;
  return { ...firstList, ...firstSort(list.sort), type };
}

/** The first rows of the page overview with the question that they answer, as the shell's first data have them. */
export async function bootList(request: BootRequest) {
  const { app, actor } = request;
  const query = can(actor, 'view-page') ? firstListOf(request) : undefined;
  return query && { query, data: await listPages(app, query, actor) };
}
