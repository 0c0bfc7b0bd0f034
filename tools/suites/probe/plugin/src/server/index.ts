import { defineServer, defineServiceKey, machineTranslator, provide } from '@lectern/core/server';
import type { PluginApp, ServiceKey } from '@lectern/core/server';
import { probe } from '../manifest.ts';
import { mill, press } from './adapters.ts';
import { jobs, listeners } from './events.ts';
import { Note, NoteSchema } from './note.entity.ts';
import { loadGuestbook, signGuestbook } from './guestbook.ts';
import { linkRoutes } from './link.routes.ts';
import { eventRoutes } from './events.routes.ts';
import { notesRoutes } from './notes.routes.ts';
import { walk } from './reach.ts';
import { SecretSchema } from './secret.entity.ts';
import { secretMail, secretPersonalData, secretRoutes } from './secrets.ts';

/** The service that this plugin provides. */
export const counter: ServiceKey<() => Promise<number>> = defineServiceKey('probe/counter');
/** The service of the plugin `lender`, which it needs. */
const salutation = defineServiceKey<(name: string) => string>('lender/salutation');

export default defineServer<typeof probe>({
  routes: [...notesRoutes, ...linkRoutes, ...eventRoutes, ...secretRoutes],
  entities: [NoteSchema, SecretSchema],
  migrations: {
    '0001-notes': () => import('./migrations/0001-notes.ts'),
    '0002-secrets': () => import('./migrations/0002-secrets.ts'),
  },
  sealed: [{ table: 'probe_secret', key: 'id', columns: ['secret'] }],
  personalData: secretPersonalData,
  posts: { guestbook: signGuestbook },
  loaders: {
    guestbook: loadGuestbook,
    async list(_, context) {
      walk('loader', context);
      context.tag(context.app.cacheTags.type('probe/sheet'));
      const salute = context.app.service(salutation);
      const total = await context.app.service(counter)();
      const { notes } = await context.settings(probe);
      return { notes: [salute(context.app.options.greeting), `${total}`, `at most ${notes}`] };
    },
  },
  listeners,
  jobs: {
    tidy: {
      cron: '3 4 * * *',
      async run(payload: { readonly id?: string }, app) {
        walk('job', { payload, app });
      },
    },
    ...jobs,
  },
  mails: [
    secretMail,
    {
      name: 'noted',
      async compose(context) {
        walk('mail', context);
        const note = await context.em.findOne(Note, { id: String(context.references['id']) });
        return note ? context.app.mail.write({ subject: 'A note', paragraphs: [note.text] }) : undefined;
      },
    },
  ],
  services: [
    provide(counter, (app: PluginApp) => {
      walk('service', app);
      return () => app.em().count(Note);
    }),
    provide(machineTranslator, () => ({
      async translate(batch) {
        walk('translator', batch);
        return batch.segments.map((text) => `${batch.to}: ${text}`);
      },
    })),
  ],
  health: {
    notes: {
      open: '/probe/notes',
      count(context) {
        walk('health', context);
        return context.app.em().count(Note);
      },
    },
  },
  needs: [salutation, press, mill],
  auditSubjects: { note: { table: 'probe_note', name: 'text' } },
  commands: {
    greet: {
      summary: 'Says good day',
      argument: '[name]',
      async run({ argument = 'all' }, context) {
        walk('program', context);
        const { reached } = await import('./reach.ts');
        context.say(`Good day, ${argument}: ${reached().found.length} found`);
      },
    },
  },
  head: (page, app) => {
    walk('head', { page, app });
    return [{ tag: 'meta', attributes: { name: 'probe', content: page.type } }];
  },
});
