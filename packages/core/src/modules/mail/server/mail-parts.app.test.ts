import { expect } from 'chai';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { systemActor } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { mailer } from '#server/kernel/mailer.ts';
import type { ComposeContext, QueuedMail } from '#server/kernel/mailer.ts';
import { privateFiles } from '#server/kernel/private-files.ts';
import type { PluginApp } from '#server/plugin/plugin-app.ts';
import { deliverMails } from './deliver-mails.ts';
import { mailRow, mailRows, plainMail, post, postPlugin, sendCard } from './post.test-kit.ts';
import { startSmtp } from './smtp.test-kit.ts';
import type { TestSmtp } from './smtp.test-kit.ts';

declare module '#contract/audit-words.ts' {
  interface ActionMap {
    readonly 'post.resend': string;
  }
}

const hour = 3_600_000;
const calendar = (method: string): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', `METHOD:${method}`, 'END:VCALENDAR', ''].join('\r\n');

describe('the parts of a mail', () => {
  let app: TestApp;
  let smtp: TestSmtp;
  let operator: TestClient;
  before(async () => {
    smtp = await startSmtp();
    app = await createTestApp({
      plugins: [postPlugin],
      environment: { SMTP_URL: smtp.url, MAIL_FROM: 'post@example.nl', LECTERN_ORIGIN: 'https://www.example.nl' },
    });
    operator = await signIn(app, await buildUser(app, { permissions: ['manage-settings'] }));
    await app.keep();
  });
  beforeEach(async () => {
    await app.clear();
    [post.compose, post.findRecipient] = [undefined, undefined];
    smtp.received.length = 0;
  });
  after(async () => {
    await app?.close();
    await smtp.close();
  });

  const deliver = (now?: Date) => deliverMails(app.app, now ? { now: () => now } : {});
  const queue = (mail: Omit<QueuedMail, 'template'>) =>
    app.app.execute(sendCard, { mail: { template: 'post:card', ...mail } }, systemActor('test'));
  const received = () => smtp.received.map(({ envelope, mail }) => [envelope.to.join(), mail.subject]);
  /** Everything that the database holds of the outbox, as text. */
  const dump = async () => (await app.app.pool.query<{ text: string }>('select m::text as text from lectern_mail m')).rows;

  it('hold no address in clear, neither before nor after they were sent, and send to it', async () => {
    await queue({ to: { email: 'Jan.Kanarie@example.com' } });
    const forms = ['kanarie', Buffer.from('Jan.Kanarie@example.com').toString('hex')];
    for (const form of forms) expect(JSON.stringify(await dump()).toLowerCase()).not.to.include(form);
    await deliver();
    for (const form of forms) expect(JSON.stringify(await dump()).toLowerCase()).not.to.include(form);
    expect(received()).to.deep.equal([['Jan.Kanarie@example.com', plainMail.subject]]);
    expect(JSON.stringify(app.logs).toLowerCase()).not.to.include('kanarie');
    const found = await operator.request('GET', '/api/mail/list?searchTerm=jan.kanarie@EXAMPLE.com');
    expect(found.get('data.items.0.recipient')).to.deep.equal({ userID: null, name: null, email: 'Jan.Kanarie@example.com' });
  });

  it('give a mail up whose address was damaged, and send the others', async () => {
    await queue({ to: { email: 'damaged@example.com' } });
    await app.app.pool.query(`update lectern_mail set sealed_address = set_byte(sealed_address, 99, 0) || '\\x00'`);
    await queue({ to: { email: 'whole@example.com' } });
    await deliver();
    expect(received()).to.deep.equal([['whole@example.com', plainMail.subject]]);
    expect((await mailRows(app))[0]).to.include({
      state: 'failed',
      last_error: 'The address of the recipient cannot be opened any more.',
    });
    const listed = await operator.request('GET', '/api/mail/list?state=failed');
    expect(listed.get('data.items.0.recipient.email')).to.equal(null);
  });

  it('find the recipient when they are sent, where the template does', async () => {
    await queue({ to: 'template' });
    post.findRecipient = () => Promise.resolve('found@example.com');
    await deliver();
    expect(received()).to.deep.equal([['found@example.com', plainMail.subject]]);
    post.findRecipient = () => Promise.resolve(undefined);
    await queue({ to: 'template' });
    await deliver();
    expect((await mailRows(app)).map(({ state }) => state)).to.deep.equal(['sent', 'obsolete']);
    const lacking = app.app.execute(sendCard, { mail: { template: 'activation', to: 'template' } }, systemActor('test'));
    expect(await lacking.then(() => 'queued', String)).to.include('"activation" finds no recipient');
  });

  it('go out at their time, not before', async () => {
    const notBefore = new Date(Date.now() + 24 * hour);
    await queue({ to: { userID: 1 }, notBefore });
    expect(await deliver()).to.equal(0);
    expect(await deliver(new Date(notBefore.getTime() - 1000))).to.equal(0);
    expect(await deliver(notBefore)).to.equal(1);
    expect(await mailRow(app)).to.include({ state: 'sent', attempts: 1 });
  });

  it('are written in their language, with several links', async () => {
    const languages: string[] = [];
    post.compose = ({ app: own, language }: ComposeContext<PluginApp<undefined>>) => {
      languages.push(language);
      const actions = ['/a', '/b?x=1&y=2'].map((path) => ({ label: `Naar <${path}>`, path }));
      return Promise.resolve(own.mail.write({ subject: 'Twee', paragraphs: ['Dag.'], actions, language }));
    };
    await queue({ to: { userID: 1 }, language: 'de' });
    await queue({ to: { userID: 1 } });
    await deliver();
    expect(languages).to.deep.equal(['de', 'nl']);
    const [{ mail, source } = expect.fail('nothing came')] = smtp.received;
    expect(mail.text).to.include('Naar </a>:\nhttps://www.example.nl/a\n\nNaar </b?x=1&y=2>:\nhttps://www.example.nl/b?x=1&y=2');
    expect(mail.html).to.include('<a href="https://www.example.nl/b?x=1&amp;y=2">Naar &lt;/b?x=1&amp;y=2&gt;</a>');
    expect(mail.html).to.include('<html lang="de">');
    expect(source).to.match(/^content-language: de\r$/im);
  });

  const putFile = async (owner: string): Promise<string> => {
    const content = Buffer.from('een, twee');
    const file = { name: 'geheim.txt', type: 'text/plain; name="x"', content, maxSize: 100 };
    return (await app.app.service(privateFiles).of(owner).put(file)).id;
  };

  it('carry bytes, and private files, which are opened once its transaction is over', async () => {
    const privateFile = await putFile('post');
    post.compose = () => {
      const bytes = { name: 'Polis é\r\nX: 1.pdf', type: 'application/pdf', content: Buffer.from([0, 255, 13, 10]) };
      return Promise.resolve({ ...plainMail, attachments: [bytes, { privateFile }] });
    };
    await queue({ to: { userID: 1 } });
    await deliver();
    const [{ mail } = expect.fail('nothing came')] = smtp.received;
    expect(
      mail.attachments.map(({ filename, mimeType, disposition, content }) => [
        filename,
        mimeType,
        disposition,
        Buffer.from(content as ArrayBuffer).toString('latin1'),
      ]),
    ).to.deep.equal([
      ['Polis é X: 1.pdf', 'application/pdf', 'attachment', '\u0000\u00ff\r\n'],
      ['geheim.txt', 'application/octet-stream', 'attachment', 'een, twee'],
    ]);
    expect(mail.html?.trim()).to.equal(plainMail.html);
  });

  it('wait where a private file is gone or of another plugin', async () => {
    for (const privateFile of [crypto.randomUUID(), await putFile('another')]) {
      post.compose = () => Promise.resolve({ ...plainMail, attachments: [{ privateFile }] });
      await queue({ to: { userID: 1 } });
    }
    await deliver();
    expect(smtp.received).to.deep.equal([]);
    expect((await mailRows(app)).map(({ state, last_error: error }) => [state, error])).to.deep.equal(
      Array(2).fill(['waiting', 'The mail could not be written; the log says why.']),
    );
  });

  it('carry an appointment in the body and as a file, with one method', async () => {
    for (const method of ['REQUEST', 'CANCEL'] as const) {
      smtp.received.length = 0;
      post.compose = () => Promise.resolve({ ...plainMail, calendar: { method, content: calendar(method) } });
      await queue({ to: { userID: 1 } });
      await deliver();
      const [{ mail, source } = expect.fail('nothing came')] = smtp.received;
      expect(source).to.match(new RegExp(`content-type: text/calendar;[^\\r]*\\r?\\n?[^\\r]*method=${method}`, 'i'));
      expect(source).to.match(/content-type: multipart\/alternative/i);
      const parts = mail.attachments.filter(({ mimeType }) => /calendar|ics/.test(mimeType));
      expect(parts.map(({ filename }) => filename)).to.include('invite.ics');
      // The parser has line ends of its own.
      const lines = (text: string): string[] => text.split(/\r?\n/);
      for (const { content } of parts)
        expect(lines(typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString())).to.deep.equal(
          lines(calendar(method)),
        );
    }
    post.compose = () => Promise.resolve({ ...plainMail, calendar: { method: 'CANCEL', content: calendar('REQUEST') } });
    smtp.received.length = 0;
    await queue({ to: { userID: 1 } });
    await deliver();
    expect(smtp.received).to.deep.equal([]);
  });

  it('are found by what they are about, and sent once more', async () => {
    const about = { entity: 'post/card', id: 'k1' };
    await queue({ to: { email: 'jan@example.com' }, about, language: 'fr', references: { id: 7 } });
    await queue({ to: { email: 'piet@example.com' }, about: { ...about, id: 'k2' } });
    await deliver();
    const list = async () =>
      (await operator.request('GET', '/api/mail/list?aboutEntity=post/card&aboutID=k1&sortOrder=asc')).get<
        readonly { readonly id: string; readonly state: string; readonly recipient: object }[]
      >('data.items');
    const [first = expect.fail('none')] = await list();
    expect(await list()).to.have.length(1);
    expect(first).to.deep.include({ about, language: 'fr', policies: { retry: false, resend: true } });
    const answer = await operator.request('POST', `/api/mail/${first.id}/resend`, {});
    expectSuccess(answer);
    expectErrors(await operator.request('POST', `/api/mail/${answer.get<string>('data.id')}/resend`, {}), 400, [
      { code: 'V_07' },
    ]);
    expectErrors(await operator.request('POST', `/api/mail/${crypto.randomUUID()}/resend`, {}), 404, [{ code: 'G_04' }]);
    await deliver();
    expect(received().map(([to]) => to)).to.deep.equal(['jan@example.com', 'piet@example.com', 'jan@example.com']);
    expect((await list()).map(({ state, recipient }) => [state, recipient])).to.deep.equal(
      [1, 2].map(() => ['sent', { userID: null, name: null, email: 'jan@example.com' }]),
    );
  });

  it('are seen by the plugin whose templates they are of, and by no other', async () => {
    const about = { entity: 'post/card', id: 'k1' };
    await queue({ to: { email: 'jan@example.com' }, about });
    await deliver();
    const of = (plugin: string) => app.app.service(mailer).of(plugin);
    const [mail = expect.fail('none')] = await of('post').list(about);
    expect(mail).to.include({ template: 'post:card', email: 'jan@example.com', state: 'sent', lastError: null });
    expect(await of('other').list(about)).to.deep.equal([]);
    const resend = defineCommand<{ readonly plugin: string }, string>('post.resend', (context, { plugin }) => {
      context.allowEveryone('a test');
      return of(plugin).resend(context, mail.id);
    });
    const run = (plugin: string) => app.app.execute(resend, { plugin }, systemActor('test'));
    expect(await run('other').catch(String)).to.include('G_04');
    await run('post');
    expect((await of('post').list(about)).map(({ state }) => state)).to.deep.equal(['sent', 'waiting']);
  });
});
