import type { PageTypeSort } from '../../contract/page-type.ts';
import type { PageListQuery } from './pages.calls.ts';

/** The order in which a list of pages opens: that of its page type, else the last changed first. */
export const firstSort = (sort: PageTypeSort | undefined): Pick<PageListQuery, 'columnToSort' | 'sortOrder'> =>
  sort ? { columnToSort: `typeData.${sort.column}`, sortOrder: sort.order } : { columnToSort: 'updatedAt', sortOrder: 'desc' };
