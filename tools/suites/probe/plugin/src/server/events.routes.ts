import { route } from '@lectern/core/server';
import { eventCalls } from '../events.calls.ts';
import { heard } from './events.ts';

export const eventRoutes = [
  route(eventCalls.heard, async () => ({ data: heard })),
  route(eventCalls.remind, async ({ app, body: { text, seconds } }) => {
    await app.enqueue('remind', { text }, { at: new Date(app.now().getTime() + seconds * 1000) });
  }),
];
