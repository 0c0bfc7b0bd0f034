import { route } from '#server/http/route.ts';
import { eventCalls } from '../events.calls.ts';
import { dismissEvent } from './commands/dismiss-event.command.ts';
import { retryEvent } from './commands/retry-event.command.ts';
import { listListeners } from './list-listeners.query.ts';
import { listSetAside } from './list-set-aside.query.ts';

export const eventRoutes = [
  route(eventCalls.listeners, async ({ app }) => ({ data: await listListeners(app) })),
  route(eventCalls.setAside, async ({ app, query }) => ({ data: await listSetAside(app, query) })),
  route(eventCalls.retry, ({ run, params }) => run(retryEvent, params)),
  route(eventCalls.dismiss, ({ run, params }) => run(dismissEvent, params)),
];
