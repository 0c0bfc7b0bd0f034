import { defineModuleServer } from '#server/define-server.ts';
import { route } from '#server/http/route.ts';
import { healthCalls } from '../health.calls.ts';
import { readCounts, readList } from './read-health.ts';

/** The server entry of site health. */
export default defineModuleServer({
  routes: [
    route(healthCalls.counts, async ({ app, actor }) => ({ data: await readCounts({ app, actor }) })),
    route(healthCalls.list, async ({ app, actor, params: { owner, name }, query }) => ({
      data: await readList({ app, actor }, `${owner}/${name}`, query),
    })),
  ],
});
