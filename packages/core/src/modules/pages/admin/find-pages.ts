import type { Find } from '#admin/contributions.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { pageCalls } from '../pages.client.ts';

/** Pages whose title or slug holds the term. */
const findPages: Find = async ({ client, term, signal, t }) => {
  const { items } = unwrap(
    await client.call(pageCalls.list, {
      body: { pageIndex: 0, pageSize: 8, searchTerm: term, columnToSort: 'title', sortOrder: 'asc' },
      signal,
    }),
  );
  return items.map(({ id, title, path }) => ({ id, title: title || t('editor.untitled'), detail: path, to: `/pages/${id}` }));
};

export default findPages;
