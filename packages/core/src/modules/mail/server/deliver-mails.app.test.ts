import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildUser, createTestApp, until } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { smtpVariable } from '#server/kernel/mail-environment.ts';
import { deliverMails } from './deliver-mails.ts';
import { createMailTransport } from './mail-transport.ts';
import { mailRow, mailRows, plainMail, post, postPlugin, queueCard, sendCard } from './post.test-kit.ts';
import { startSilence, startSmtp } from './smtp.test-kit.ts';
import type { TestSmtp } from './smtp.test-kit.ts';
import { systemActor } from '#server/kernel/actor.ts';

const hour = 3_600_000;

describe('the outbox', () => {
  let app: TestApp;
  let smtp: TestSmtp;
  before(async () => {
    smtp = await startSmtp();
    app = await createTestApp({
      plugins: [postPlugin],
      environment: { SMTP_URL: smtp.url, MAIL_FROM: 'Sluitsteen <post@example.nl>', LECTERN_ORIGIN: 'https://www.example.nl' },
    });
  });
  beforeEach(async () => {
    await app.clear();
    post.compose = undefined;
    for (const list of [smtp.received, smtp.replies, smtp.recipientReplies]) list.length = 0;
  });
  after(async () => {
    await app?.close();
    await smtp.close();
  });

  const deliver = (now?: Date) => deliverMails(app.app, now ? { now: () => now } : {});
  const times = { connect: 300, greeting: 300, silence: 300, total: 1000 };
  const through = (url: string) =>
    createMailTransport({ ...app.app.environment, smtp: smtpVariable.parse(url) }, { name: 'Test site' }, times);

  it('hands a mail in once, with text and HTML, to the one address of the user', async () => {
    const user = await buildUser(app, { email: 'jan@example.com' });
    await queueCard(app, { userID: user.id });
    expect(await deliver()).to.equal(1);
    expect(await deliver()).to.equal(0);
    const [{ envelope, mail, source } = expect.fail('nothing came')] = smtp.received;
    const row = await mailRow(app);
    expect(smtp.received).to.have.length(1);
    expect(envelope).to.deep.equal({ from: 'post@example.nl', to: ['jan@example.com'] });
    expect(mail.from).to.deep.include({ name: 'Sluitsteen', address: 'post@example.nl' });
    expect(mail.to?.map(({ address }) => address)).to.deep.equal(['jan@example.com']);
    expect(mail.subject).to.equal(plainMail.subject);
    expect(mail.text?.trim()).to.equal('Dag.');
    expect(mail.html?.trim()).to.equal('<p>Dag.</p>');
    expect(mail.messageId).to.equal(`<${row.id}@example.nl>`);
    expect(source).to.match(/^auto-submitted: auto-generated/im);
    expect(row).to.include({ state: 'sent', attempts: 1, last_error: null });
  });

  it('holds nothing of a command that fails', async () => {
    const mail = { template: 'post:card', to: { userID: 1 } };
    await app.app.execute(sendCard, { mail, isFailing: true }, systemActor('test')).catch(() => undefined);
    expect(await mailRows(app)).to.deep.equal([]);
  });

  it('takes neither an unknown template, nor more than one address, nor a text for a reference', async () => {
    const refused = async (work: Promise<unknown>): Promise<string> =>
      work.then(
        () => 'taken',
        (error: Error) => error.message,
      );
    const addresses = [
      'a@x.nl,evil@y.nl',
      'a@x.nl\r\nBcc: evil@y.nl',
      'Jan <a@x.nl>',
      'a@x.nl evil@y.nl',
      '"a b"@x.nl',
      'a@x.nl\u2028',
      '',
    ];
    for (const email of addresses) expect(await refused(queueCard(app, { email })), email).to.match(/exactly one plain address/);
    expect(await refused(queueCard(app, { userID: 1 }, { text: 'x'.repeat(2000) }))).to.match(/too long to be ids/);
    const unknown = app.app.execute(sendCard, { mail: { template: 'post:other', to: { userID: 1 } } }, systemActor('test'));
    expect(await refused(unknown)).to.equal('There is no mail template "post:other".');
    expect(await mailRows(app)).to.deep.equal([]);
  });

  it('lets no subject begin another header', async () => {
    post.compose = () => Promise.resolve({ ...plainMail, subject: 'Dag\r\nBcc: evil@y.nl\nX-Evil: 1\u2028\u0000eind' });
    await queueCard(app);
    await deliver();
    const [{ envelope, mail, source } = expect.fail('nothing came')] = smtp.received;
    expect(envelope.to).to.deep.equal([app.administrator.email]);
    expect(mail.subject).to.equal('Dag Bcc: evil@y.nl X-Evil: 1 eind');
    expect(source).to.not.match(/^(bcc|x-evil):/im);
  });

  it('composes again at each attempt, under the same Message-ID', async () => {
    let count = 0;
    post.compose = () => Promise.resolve({ ...plainMail, text: `token ${(count += 1)}` });
    smtp.replies.push({ code: 451, text: '4.7.1 Greylisted, try again' }, 'accept');
    await queueCard(app);
    await deliver();
    const row = await mailRow(app);
    expect(row).to.include({ state: 'waiting', attempts: 1 });
    expect(row.last_error).to.match(/^The mail server said: 451 .*Greylisted/);
    expect(await deliver(), 'not before its time').to.equal(0);
    expect(await deliver(row.next_attempt_at)).to.equal(1);
    expect(smtp.received.map(({ mail }) => [mail.messageId, mail.text?.trim()])).to.deep.equal([
      [`<${row.id}@example.nl>`, 'token 2'],
    ]);
    expect(await mailRow(app)).to.include({ state: 'sent', attempts: 2, last_error: null });
  });

  it('gives a mail up at once that is refused for good, without writing addresses down twice', async () => {
    smtp.recipientReplies.push({ code: 550, text: '5.1.1 <admin@example.com>: no such user' });
    await queueCard(app);
    await deliver();
    const row = await mailRow(app);
    expect(row).to.include({ state: 'failed', attempts: 1 });
    expect(row.last_error)
      .to.match(/550 .*no such user/)
      .and.not.include('admin@example.com');
    expect(app.logs.filter(({ msg }) => msg === 'a mail was given up')).to.have.length(1);
    expect(JSON.stringify(app.logs)).to.not.include('admin@example.com');
    expect(await deliver(new Date(Date.now() + 48 * hour))).to.equal(0);
  });

  it('tries for 24 hours while the server is down, ever more slowly, then gives up visibly', async () => {
    const down = await startSilence();
    await down.close();
    const transport = through(down.url);
    await queueCard(app);
    const start = new Date();
    let now = start;
    const waits: number[] = [];
    for (let row = await mailRow(app); row.state === 'waiting'; row = await mailRow(app)) {
      if (row.next_attempt_at > now) now = row.next_attempt_at;
      await deliverMails(app.app, { transport, now: () => now });
      waits.push(Math.round((now.getTime() - start.getTime()) / 60_000));
      if (waits.length > 100) expect.fail('it never ends');
    }
    expect(waits.slice(0, 8)).to.deep.equal([0, 1, 3, 7, 15, 31, 63, 123]);
    expect(waits.at(-1)).to.equal(24 * 60);
    const row = await mailRow(app);
    expect(row).to.include({ state: 'failed', attempts: waits.length });
    expect(row.last_error).to.match(/refuses the connection|could not be reached/);
  });

  it('does not wait for a server that says nothing', async () => {
    const silent = await startSilence();
    try {
      await queueCard(app);
      const started = Date.now();
      await deliverMails(app.app, { transport: through(silent.url) });
      expect(Date.now() - started).to.be.below(3000);
      expect(await mailRow(app)).to.include({ state: 'waiting', last_error: 'The mail server did not answer in time.' });
    } finally {
      await silent.close();
    }
  });

  it('counts a mail as sent that was taken over before the connection broke', async () => {
    smtp.replies.push('drop after accepting');
    await queueCard(app);
    await deliver();
    expect(await mailRow(app)).to.include({ state: 'sent', attempts: 1 });
    expect(smtp.received).to.have.length(1);
  });

  it('sends a mail again, as the same one, where nobody knows whether it was taken over', async () => {
    smtp.replies.push('drop without answer');
    await queueCard(app);
    await deliver();
    const row = await mailRow(app);
    expect(row.state).to.equal('waiting');
    await deliver(row.next_attempt_at);
    expect(smtp.received.map(({ mail }) => mail.messageId)).to.deep.equal([`<${row.id}@example.nl>`, `<${row.id}@example.nl>`]);
    expect((await mailRow(app)).state).to.equal('sent');
  });

  it('sends each mail once, however many processes send, and however many at once', async () => {
    const count = 30;
    for (let index = 0; index < count; index += 1) await queueCard(app);
    const counts = await Promise.all([1, 2, 3, 4].map((atOnce) => deliverMails(app.app, { atOnce })));
    expect(counts.reduce((sum, each) => sum + each)).to.equal(count);
    expect(smtp.received).to.have.length(count);
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).to.equal(count);
    expect((await mailRows(app)).every(({ state }) => state === 'sent')).to.equal(true);
  });

  it('keeps a connection for the next mail, and none after the last', async () => {
    const { made } = smtp.connections();
    for (let index = 0; index < 12; index += 1) await queueCard(app);
    expect(await deliverMails(app.app, { atOnce: 3 })).to.equal(12);
    expect(smtp.received).to.have.length(12);
    expect(smtp.connections().made - made).to.be.within(1, 3);
    await until(() => smtp.connections().open, 0);
  });

  it('sends the next mail all the same where the server closed what was kept', async () => {
    await queueCard(app);
    await queueCard(app);
    let isFirst = true;
    post.compose = async () => {
      if (!isFirst) smtp.hangUp();
      if (!isFirst) await until(() => smtp.connections().open, 0);
      isFirst = false;
      return plainMail;
    };
    expect(await deliver()).to.equal(2);
    expect(smtp.received).to.have.length(2);
    expect(await mailRows(app)).to.have.length(2);
    for (const row of await mailRows(app)) expect(row).to.include({ state: 'sent', attempts: 1 });
  });

  it('takes up after its lease what a process was sending when it was killed, and only then', async () => {
    await queueCard(app);
    const never = { kind: 'smtp' as const, send: () => new Promise<void>(() => undefined) };
    void deliverMails(app.app, { transport: never });
    await until(async () => (await mailRow(app)).state, 'sending');
    expect(await deliver(new Date(Date.now() + 60_000))).to.equal(0);
    expect(await deliver(new Date(Date.now() + 6 * 60_000))).to.equal(1);
    expect(smtp.received).to.have.length(1);
    expect(await mailRow(app)).to.include({ state: 'sent', attempts: 2 });
  });

  it('sends a mail again, as the same one, that a killed process had handed in and not written down', async () => {
    await queueCard(app);
    const { stop: _, onExit: __, ...database } = app.database;
    const program = fileURLToPath(new URL('./fixtures/deliver.ts', import.meta.url));
    const argument = JSON.stringify({ database, smtpUrl: smtp.url });
    const child = spawn(process.execPath, [...process.execArgv, program, argument], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // What it leaves behind goes with this application's own folder.
      env: { ...process.env, TMPDIR: app.app.environment.dataDir, TMP: app.app.environment.dataDir },
    });
    const ended = new Promise<NodeJS.Signals | null>((resolve) => void child.on('exit', (__code, signal) => resolve(signal)));
    smtp.onMail = () => void child.kill('SIGKILL');
    const signal = await ended;
    smtp.onMail = () => undefined;
    if (process.platform !== 'win32') expect(signal).to.equal('SIGKILL');
    const row = await mailRow(app);
    expect(row).to.include({ state: 'sending', attempts: 1 });
    expect(await deliver()).to.equal(0);
    await deliver(new Date(Date.now() + 6 * 60_000));
    expect(smtp.received.map(({ mail }) => mail.messageId)).to.deep.equal([`<${row.id}@example.nl>`, `<${row.id}@example.nl>`]);
    expect(await mailRow(app)).to.include({ state: 'sent', attempts: 2 });
  });

  it('leaves out what is not needed any more, and what has no recipient any more', async () => {
    post.compose = () => Promise.resolve(undefined);
    await queueCard(app);
    await deliver();
    expect(await mailRow(app)).to.include({ state: 'obsolete' });
    await app.clear();
    await queueCard(app, { email: 'a.stranger@example.com' });
    await deliver();
    expect(await mailRow(app)).to.include({ state: 'obsolete', sealed_address: null, address_hash: null });
    await app.clear();
    post.compose = undefined;
    const user = await buildUser(app);
    await queueCard(app, { userID: user.id });
    await app.app.pool.query('delete from lectern_user where id = $1', [user.id]);
    await deliver();
    expect(await mailRow(app)).to.include({ state: 'obsolete' });
    expect(smtp.received).to.deep.equal([]);
  });

  it('keeps a mail that could not be written for later', async () => {
    post.compose = () => Promise.reject(new Error('the template is wrong'));
    await queueCard(app);
    await deliver();
    const row = await mailRow(app);
    expect(row).to.include({ state: 'waiting', last_error: 'The mail could not be written; the log says why.' });
    post.compose = undefined;
    await deliver(row.next_attempt_at);
    expect((await mailRow(app)).state).to.equal('sent');
  });

  it('lets mails wait in production without SMTP, for as long as it takes', async () => {
    const transport = createMailTransport({ ...app.app.environment, smtp: undefined, isProduction: true }, { name: 'Test site' });
    expect(transport.kind).to.equal('none');
    await queueCard(app);
    expect(await deliverMails(app.app, { transport, now: () => new Date(Date.now() + 72 * hour) })).to.equal(0);
    expect(await mailRow(app)).to.include({ state: 'waiting', attempts: 0, first_attempt_at: null });
    expect(await deliver(new Date(Date.now() + 73 * hour))).to.equal(1);
    expect((await mailRow(app)).state).to.equal('sent');
  });
});
