import { listen } from '@lectern/core/server';
import type { ListenerDefinition, PluginApp } from '@lectern/core/server';
import { walk } from './reach.ts';

/** What listeners and jobs were given, in the order in which it came. */
export const heard = { notes: [] as string[], pages: [] as string[], refusals: 0, jobs: [] as string[] };

export const listeners: Readonly<Record<string, ListenerDefinition<PluginApp<{ readonly greeting: string }>>>> = {
  notes: listen({
    on: ['probe.noted'],
    run: async (events, app) => {
      walk('listener', { events, app });
      heard.notes.push(...events.map(({ payload }) => payload.id));
    },
  }),
  pages: listen({
    on: ['page.published', 'page.unpublished'],
    batch: 10,
    run: async (events, app) => {
      for (const event of events) {
        if (event.name === 'page.published') app.log.debug({ version: event.payload.versionID }, 'heard');
        heard.pages.push(`${event.name} ${event.payload.pageID}`);
      }
    },
  }),
  /** Never works, and holds up nobody else. */
  stubborn: listen({
    on: ['probe.noted'],
    run: async () => {
      heard.refusals += 1;
      throw new Error('The probe refuses this event.');
    },
  }),
};

export const jobs = {
  remind: {
    run: async ({ text }: { readonly text: string }) => void heard.jobs.push(text),
  },
};
