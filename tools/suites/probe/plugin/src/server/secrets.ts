import { z } from '@lectern/core';
import { defineCommand, route } from '@lectern/core/server';
import type { MailTemplate, PersonalData, PluginApp, PluginCommandContext } from '@lectern/core/server';
import { secretCalls } from '../secret.calls.ts';
import { Secret } from './secret.entity.ts';

const content = z.strictObject({ email: z.string(), text: z.string(), fileID: z.string() });

const placeOf = (id: string) => ({ table: 'probe_secret', id, column: 'secret' });
const subjectOf = (id: string) => ({ entity: 'probe/secret', id });
const open = ({ vault }: PluginApp, { id, secret }: Secret) => content.parse(vault.open(placeOf(id), secret));
const ofPerson = (app: PluginApp, email: string) => ({ emailHash: app.vault.hash('email', email) });

const keepSecret = defineCommand('probe.keep-secret', async (context, input: z.output<typeof content>) => {
  const { app, em, authorize } = context;
  authorize('probe:look');
  const id = crypto.randomUUID();
  em.create(Secret, { id, ...ofPerson(app, input.email), secret: app.vault.seal(placeOf(id), input) });
  await app.privateFiles.keep(context, input.fileID, subjectOf(id));
  const mail = { template: 'probe:secret', to: 'template', about: subjectOf(id), references: { id }, language: 'nl' } as const;
  await app.mail.queue(context, mail);
  return { id };
});

export const secretRoutes = [
  route(secretCalls.keep, async ({ app, body, run }) => {
    const bytes = new TextEncoder().encode(body.file);
    const file = await app.privateFiles.put({ name: 'secret.txt', type: 'text/plain', content: bytes, maxSize: 100_000 });
    return { data: await run(keepSecret, { email: body.email, text: body.text, fileID: file.id }) };
  }),
  route(secretCalls.find, async ({ app, query }) => {
    const secrets = await app.em().find(Secret, ofPerson(app, query.email));
    const mails = await Promise.all(secrets.map(({ id }) => app.mail.list(subjectOf(id))));
    return { data: { texts: secrets.map((secret) => open(app, secret).text), mails: mails.flat().map(({ state }) => state) } };
  }),
];

/** Goes to the address in the sealed record, with the private file and an appointment. */
export const secretMail: MailTemplate<PluginApp> = {
  name: 'secret',
  async findRecipient({ app, em, references }) {
    const secret = await em.findOne(Secret, { id: String(references['id']) });
    return secret ? open(app, secret).email : undefined;
  },
  async compose({ app, em, references, language }) {
    const secret = await em.findOne(Secret, { id: String(references['id']) });
    if (!secret) return undefined;
    const attachments = [{ privateFile: open(app, secret).fileID }];
    const calendar = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//probe//EN', 'METHOD:REQUEST', 'END:VCALENDAR', ''].join(
      '\r\n',
    );
    const actions = ['/a', '/b'].map((path) => ({ label: path, path }));
    const written = app.mail.write({ subject: 'A secret', paragraphs: ['Enclosed.'], actions, language });
    return { ...written, attachments, calendar: { method: 'REQUEST', content: calendar } };
  },
};

export const secretPersonalData: PersonalData<PluginApp, PluginCommandContext> = {
  find: ({ email }, app) => app.em().count(Secret, ofPerson(app, email)),
  export: async ({ email }, app) =>
    (await app.em().find(Secret, ofPerson(app, email))).map((secret) => ({ text: open(app, secret).text })),
  async erase({ email }, context) {
    const { app, em } = context;
    for (const secret of await em.find(Secret, ofPerson(app, email))) {
      await app.privateFiles.remove(context, subjectOf(secret.id));
      em.remove(secret);
    }
  },
};
