import { route } from '@lectern/core/server';
import { fileCalls } from '../../files.calls.ts';
import type { ListedFailedFile } from '../../files.calls.ts';
import { readState } from '../engine/state.ts';
import { countFailed, listFailed, retryFailed } from './file-rows.ts';
import type { FailedFile } from './file-rows.ts';
import { askForReading } from './page-files.ts';

const present = ({ hash, fileName, problem, changedAt, pageID, pageTitle, locale, pages }: FailedFile): ListedFailedFile => ({
  hash,
  fileName,
  problem,
  triedAt: changedAt.toISOString(),
  page: { pageID, title: pageTitle, locale },
  pages,
});

/** Routes of the files that could not be read. */
export const fileRoutes = [
  route(fileCalls.list, async ({ app: { derived }, query }) => {
    const { pageIndex, pageSize, searchTerm: term, sortOrder: order } = query;
    const { live } = await readState(derived);
    const files = await listFailed(derived, live, { term, order, limit: pageSize, offset: pageIndex * pageSize });
    return { data: { items: files.map(present), totalItems: await countFailed(derived, live, term) } };
  }),
  route(fileCalls.retry, async ({ app }) => {
    await retryFailed(app.derived);
    await askForReading(app);
  }),
];
