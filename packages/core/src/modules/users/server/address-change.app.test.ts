import { expect } from 'chai';
import { buildUser, createTestApp, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { deliverMails } from '../../mail/server/deliver-mails.ts';
import { startSmtp } from '../../mail/server/smtp.test-kit.ts';
import type { TestSmtp } from '../../mail/server/smtp.test-kit.ts';

describe('another e-mail address', () => {
  let app: TestApp;
  let smtp: TestSmtp;
  let admin: TestClient;

  before(async () => {
    smtp = await startSmtp();
    app = await createTestApp({ environment: { SMTP_URL: smtp.url } });
  });
  beforeEach(async () => {
    await app.clear();
    smtp.received.length = 0;
    admin = await signIn(app, app.administrator);
  });
  after(async () => {
    await app?.close();
    await smtp?.close();
  });

  async function change(id: number, email: string): Promise<void> {
    const { rows } = await app.app.pool.query<{ name: string; role_id: string }>('select * from lectern_user where id = $1', [
      id,
    ]);
    const profile = { name: rows[0]?.name, jobTitle: '' };
    const currentPassword = app.administrator.password;
    expectSuccess(await admin.request('PUT', `/api/user/${id}`, { email, role: rows[0]?.role_id, profile, currentPassword }));
  }
  const recipients = (): readonly (readonly string[])[] => smtp.received.map(({ envelope }) => envelope.to);

  it('of an account in use is told to the old address, which does not learn the new one', async () => {
    const user = await buildUser(app, { name: 'Anna', email: 'old@example.com' });
    await change(user.id, 'new@example.com');
    await deliverMails(app.app);
    expect(recipients()).to.deep.equal([['old@example.com']]);
    const [received = expect.fail('nothing came')] = smtp.received;
    expect(received.mail.subject).to.match(/^Your e-mail address at .+ was changed$/);
    expect(received.mail.text).to.include('Hello Anna').and.to.include('tell whoever looks after the accounts');
    expect(received.mail.html).to.include('tell whoever looks after the accounts');
    expect(received.source).not.to.match(/new@example\.com|#token=/);
  });

  it('is told to nobody where only the name or the role is another', async () => {
    const user = await buildUser(app, { email: 'same@example.com' });
    await change(user.id, 'SAME@example.com');
    await deliverMails(app.app);
    expect(smtp.received).to.deep.equal([]);
  });

  it('that was taken back before a mail left needs none to whoever has the address again', async () => {
    const user = await buildUser(app, { email: 'first@example.com' });
    await change(user.id, 'second@example.com');
    await change(user.id, 'first@example.com');
    await deliverMails(app.app);
    expect(recipients()).to.deep.equal([['second@example.com']]);
  });

  it('of an invitation goes with a new one to the new address alone: the old one may be a stranger’s', async () => {
    const { rows } = await app.app.pool.query<{ id: string }>(`select id from lectern_role where name = 'Viewer'`);
    const made = await admin.request('POST', '/api/user', {
      email: 'wrong@example.com',
      role: rows[0]?.id,
      profile: { name: 'Anna', jobTitle: '' },
    });
    await change(made.get<number>('data.ID'), 'right@example.com');
    await deliverMails(app.app);
    expect(recipients()).to.deep.equal([['right@example.com']]);
  });

  it('of somebody who logs in through an identity provider brings no invitation', async () => {
    const user = await buildUser(app, { email: 'old@example.com' });
    await app.app.pool.query('update lectern_user set password_hash = null where id = $1', [user.id]);
    await app.app.pool.query(
      `insert into lectern_identity (issuer, subject, user_id, created_at) values ('https://login.example', 'anna', $1, now())`,
      [user.id],
    );
    await change(user.id, 'new@example.com');
    await deliverMails(app.app);
    expect(recipients()).to.deep.equal([['old@example.com']]);
  });
});
