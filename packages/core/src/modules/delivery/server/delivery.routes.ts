import { route } from '#server/http/route.ts';
import { deliveryCalls } from '../delivery.calls.ts';
import { purgePage } from './commands/purge-page.command.ts';
import { readDelivery } from './read-delivery.query.ts';
import { reports } from './reports.ts';

export const deliveryRoutes = [
  route(deliveryCalls.read, async ({ app }) => {
    // What answers may have had nothing to say for a while.
    await app.service(reports).write();
    return { data: await readDelivery(app) };
  }),
  route(deliveryCalls.purge, ({ run, body }) => run(purgePage, body)),
];
