import { expect } from 'chai';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn, until } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { deliverMails } from './deliver-mails.ts';
import { mailRow, mailRows, post, postPlugin, queueCard, sendCard } from './post.test-kit.ts';

const list = '/api/mail/list';

describe('the routes of mail', () => {
  let app: TestApp;
  let operator: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [postPlugin] });
  });
  beforeEach(async () => {
    await app.clear();
    post.compose = undefined;
    operator = await signIn(app, await buildUser(app, { permissions: ['manage-settings'] }));
  });
  after(() => app?.close());

  const broken = { kind: 'smtp' as const, send: () => Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' })) };

  it('list the outbox by pages, state, template, search term and order', async () => {
    await queueCard(app, { userID: 1 });
    await queueCard(app, { email: 'piet@example.com' });
    await deliverMails(app.app, { transport: { kind: 'smtp', send: () => Promise.resolve() } });
    await queueCard(app, { email: 'late@example.com' });
    const all = await operator.request('GET', `${list}?sortOrder=asc`);
    expectSuccess(all);
    expect(all.get('data.totalItems')).to.equal(3);
    expect(all.get('data.items.0')).to.deep.include({
      template: 'post:card',
      recipient: { userID: 1, name: 'Administrator', email: app.administrator.email },
      state: 'sent',
      attempts: 1,
      lastError: null,
      nextAttemptAt: null,
      about: null,
      language: null,
      policies: { retry: false, resend: true },
    });
    expect(all.get('data.items.2.policies.retry')).to.equal(true);
    const addresses = async (query: string): Promise<string[]> =>
      (await operator.request('GET', `${list}?${query}`))
        .get<{ recipient: { email: string } }[]>('data.items')
        .map(({ recipient }) => recipient.email);
    expect(await addresses('state=waiting')).to.deep.equal(['late@example.com']);
    expect(await addresses('searchTerm=PIET@example.com')).to.deep.equal(['piet@example.com']);
    expect(await addresses('searchTerm=%25')).to.deep.equal([]);
    expect(await addresses('template=post:other')).to.deep.equal([]);
    expect(await addresses('pageSize=1&pageIndex=1&sortOrder=asc')).to.deep.equal(['piet@example.com']);
  });

  it('refuse what is no page, column, order or state', async () => {
    for (const [property, value] of [
      ['pageIndex', '-1'],
      ['pageSize', '101'],
      ['columnToSort', 'email'],
      ['sortOrder', 'desc;drop'],
      ['state', 'x'],
    ])
      expectErrors(await operator.request('GET', `${list}?${property}=${value}`), 400, [
        { property: property ?? '', code: 'V_12' },
      ]);
  });

  it('tell how mails leave and how many are in which state', async () => {
    await queueCard(app);
    const status = await operator.request('GET', '/api/mail/status');
    expectSuccess(status);
    expect(status.get('data')).to.deep.include({ isSmtpConfigured: false, transport: 'file', sender: 'noreply@localhost' });
    expect(status.get('data.counts')).to.deep.equal({ waiting: 1, sending: 0, sent: 0, failed: 0, obsolete: 0 });
    expect(Date.parse(status.get('data.oldestWaitingAt'))).to.be.closeTo(Date.now(), 60_000);
  });

  it('send a failed mail again when asked to, with its whole time before it, and say so in the audit log', async () => {
    await queueCard(app);
    await deliverMails(app.app, { transport: broken });
    await deliverMails(app.app, { transport: broken, now: () => new Date(Date.now() + 25 * 3_600_000) });
    const failed = await mailRow(app);
    expect(failed).to.include({ state: 'failed', last_error: 'The mail server refuses the connection.' });
    expectSuccess(await operator.request('POST', `/api/mail/${failed.id}/retry`, {}));
    expect(await mailRow(app)).to.include({ state: 'waiting', first_attempt_at: null });
    await deliverMails(app.app);
    expect(await mailRow(app)).to.include({ state: 'sent', id: failed.id });
    expectErrors(await operator.request('POST', `/api/mail/${failed.id}/retry`, {}), 400, [{ code: 'V_07' }]);
    expectErrors(await operator.request('POST', `/api/mail/${crypto.randomUUID()}/retry`, {}), 404, [{ code: 'G_04' }]);
    const { rows } = await app.app.pool.query(
      `select entity_id, changes from lectern_audit_entry where action = 'mail.retry' and outcome = 'done'`,
    );
    expect(rows).to.deep.equal([{ entity_id: failed.id, changes: { template: 'post:card' } }]);
  });

  it('are at most five hundred an hour of what one person does; others, and what nobody does, go on', async () => {
    const other = await buildUser(app);
    const by = (id: number) =>
      app.app.execute(sendCard, { mail: { template: 'post:card', to: { userID: 1 } } }, { kind: 'user', id, permissions: [] });
    await by(1);
    await app.app.pool.query(
      `insert into lectern_mail (id, template, recipient, user_id, reference_ids, state, queued_by, queued_at, next_attempt_at)
       select gen_random_uuid(), 'post:card', 'user', 1, '{}', 'sent', 1, now() - interval '50 minutes', now() from generate_series(1, 499)`,
    );
    const failure: unknown = await by(1).catch((error: unknown) => error);
    expect(failure).to.have.deep.property('errors', [{ code: 'G_18' }]);
    expect(failure).to.have.property('retryAfter').that.is.within(1, 600);
    await by(other.id);
    await queueCard(app);
    expect((await app.app.pool.query('select from lectern_mail')).rowCount).to.equal(502);
  });

  it('write a file for each mail where there is no SMTP, for this user alone', async () => {
    await queueCard(app);
    await deliverMails(app.app);
    const dir = join(app.app.environment.dataDir, 'mail');
    const { id } = await mailRow(app);
    const [name = '', ...others] = (await readdir(dir)).filter((file) => file.includes(id.slice(0, 8)));
    expect(others).to.deep.equal([]);
    expect(name).to.match(/^\d{8}T\d{6}-post-card-[0-9a-f]{8}\.eml$/);
    if (process.platform !== 'win32') expect((await stat(join(dir, name))).mode & 0o077).to.equal(0);
    const mail = await PostalMime.parse(await readFile(join(dir, name)));
    expect(mail.subject).to.equal('Welkom bij één');
    expect(mail.to?.map(({ address }) => address)).to.deep.equal([app.administrator.email]);
  });

  it('are done by a job soon after the commit', async () => {
    await app.startJobs();
    await queueCard(app);
    await until(async () => (await mailRows(app)).map(({ state }) => state), ['sent']);
  });
});
