import { route } from '@lectern/core/server';
import { insightCalls } from '../../insight.calls.ts';
import { listTerms, listWeeks } from './insight.queries.ts';
import { searchCounts } from './search-counts.ts';

/** Routes of what visitors searched for. */
export const insightRoutes = [
  route(insightCalls.terms, async ({ app, query }) => {
    await app.service(searchCounts).write();
    return { data: await listTerms(app, query) };
  }),
  route(insightCalls.weeks, async ({ app, query }) => {
    await app.service(searchCounts).write();
    return { data: await listWeeks(app, query) };
  }),
];
