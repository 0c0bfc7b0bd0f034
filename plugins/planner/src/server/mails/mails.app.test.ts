import { use } from '@lectern/core';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn, until } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import ICAL from 'ical.js';
import { planner } from '../../manifest.ts';
import site from '../../site/index.ts';
import server from '../index.ts';
import { seedRules } from '../planner.test-kit.ts';
import { startSmtp } from './smtp.test-kit.ts';
import type { ReceivedMail } from './smtp.test-kit.ts';

const plugin = { ...use(planner, { holdsPerHour: 1000 }), entries: { server, site } };
/** Monday, nine o'clock in Amsterdam. */
const monday = new Date('2026-11-23T08:00:00.000Z');
const wednesday = '2026-11-25T09:00:00.000Z';
const thursday = '2026-11-26T09:00:00.000Z';
const visitor = 'kees@kanarie.example';
const advisor = 'adviseur-1-0@example.com';
const contact = { contactPerson: 'Kees Kanarie', phone: '06 12 34 56 78', relationNumber: 'R-98765', email: visitor };
const canaries = ['kanarie', '98765', '12345678', Buffer.from(visitor).toString('hex')];

describe('mails of appointments', () => {
  let app: TestApp;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let operator: TestClient;
  let time: { readonly region: string; readonly advisor: string; readonly start: string };
  before(async () => {
    smtp = await startSmtp();
    const environment = { SMTP_URL: smtp.url, MAIL_FROM: 'post@example.nl', LECTERN_ORIGIN: 'https://www.example.nl' };
    app = await createTestApp({ plugins: [plugin], environment });
    const [region] = await seedRules(app, 1, 1);
    time = { region: region?.id ?? '', advisor: region?.advisors[0] ?? '', start: wednesday };
    operator = await signIn(app, await buildUser(app, { role: 'Administrator', email: 'beheer@example.com' }));
    await app.keep();
    await app.startJobs();
  });
  beforeEach(async () => {
    // What the test before still sends would count as one of this one.
    await untilAllAreOut();
    await app.clear();
    app.setClock(monday);
    smtp.received.length = 0;
    smtp.unknown.clear();
  });
  after(async () => {
    await app?.close();
    await smtp.close();
  });

  const rows = async <Row extends object>(text: string): Promise<Row[]> => (await app.app.pool.query<Row>(text)).rows;
  /** What became of the mails of a kind, in the order in which they were queued; else of all that nobody waits a day for. */
  const states = async (template?: string): Promise<string[]> =>
    (
      await rows<{ state: string }>(
        `select state from lectern_mail where template ${template === undefined ? "<> 'planner:reminder'" : `= 'planner:${template}'`}
         order by reference_ids->'sequence'`,
      )
    ).map(({ state }) => state);
  const post = (path: string, body: object = {}) => app.client().request('POST', `/api/planner/${path}`, body);
  const untilAllAreOut = (): Promise<void> =>
    until(async () => (await states()).some((state) => state === 'waiting' || state === 'sending'), false);
  /** Lets the outbox be looked at, at a moment, until reminders are in these states. */
  const untilReminders = async (at: string, wanted: readonly string[]): Promise<void> => {
    // A mail on its way would be taken for one that was left behind a day ago, and be sent again.
    await untilAllAreOut();
    app.setClock(new Date(at));
    await until(() => {
      app.app.jobs.nudge('mail:send');
      return states('reminder');
    }, wanted);
  };
  const mailsTo = (address: string): ReceivedMail[] => smtp.received.filter(({ to }) => to === address);
  const latest = (address: string): ReceivedMail => mailsTo(address).at(-1) ?? expect.fail(`nothing came to ${address}`);
  const linkIn = ({ mail }: ReceivedMail, name: 'annuleren' | 'verzetten'): string =>
    new RegExp(`\\?${name}=([\\w-]{43})`).exec(mail.text ?? '')?.[1] ?? '';
  const make = async (): Promise<void> => {
    expectSuccess(await post('confirm', { ...time, ...contact }));
    await until(() => smtp.received.length, 2);
  };

  /** The one appointment of a mail, which body part, header and file tell alike. */
  function appointmentIn({ mail, source }: ReceivedMail) {
    const said = /content-type: text\/calendar;(?:[^\r]|\r\n[ \t])*method=(\w+)/i.exec(source)?.[1];
    const parts = mail.attachments.filter(({ mimeType }) => /calendar|ics/.test(mimeType));
    expect(parts.map(({ filename }) => filename)).to.include('afspraak.ics');
    const texts = parts.map(({ content }) =>
      typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString(),
    );
    expect(new Set(texts.map((text) => text.replaceAll('\r\n', '\n').trim())).size, 'body and file').to.equal(1);
    const calendar = new ICAL.Component(ICAL.parse(texts[0] ?? ''));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect(calendar.getFirstPropertyValue('method'), 'header and content').to.equal(said);
    return { method: said, uid: event.uid, sequence: event.sequence, start: event.startDate.toJSDate().toISOString() };
  }

  it('tell both sides what was made, moved and cancelled, as one event of their calendars', async () => {
    await make();
    const first = appointmentIn(latest(visitor));
    expect(first).to.include({ method: 'REQUEST', sequence: 0, start: wednesday });
    expect(appointmentIn(latest(advisor))).to.eql(first);
    expect(latest(visitor).mail.subject).to.include('woensdag 25 november, 10:00');
    const told = latest(advisor).mail;
    expect(told.text).to.include('Kees Kanarie').and.include('https://www.example.nl/cmsadmin/planner/appointments/');
    expect(`${latest(advisor).source}${told.text}${told.html}`, 'the rest is behind the login').not.to.match(
      /98765|12345678|kees@/,
    );

    const [cancel, move] = [linkIn(latest(visitor), 'annuleren'), linkIn(latest(visitor), 'verzetten')];
    expectSuccess(await post(`reschedule/${move}`, { ...time, start: thursday }));
    await until(() => smtp.received.length, 4);
    const moved = { ...first, sequence: 1, start: thursday };
    for (const address of [visitor, advisor]) expect(appointmentIn(latest(address)), address).to.eql(moved);
    expect([linkIn(latest(visitor), 'annuleren'), linkIn(latest(visitor), 'verzetten')]).to.eql([cancel, move]);

    expectSuccess(await post(`cancel/${cancel}`));
    await until(() => smtp.received.length, 6);
    for (const address of [visitor, advisor])
      expect(appointmentIn(latest(address)), address).to.eql({ ...moved, method: 'CANCEL', sequence: 2 });
    expect(linkIn(latest(visitor), 'annuleren')).to.equal('');
  });

  it('remind once, a day before, of what still stands then', async () => {
    await make();
    const due = await rows<{ at: Date }>(`select next_attempt_at as at from lectern_mail where template = 'planner:reminder'`);
    expect(due).to.eql([{ at: new Date('2026-11-24T09:00:00.000Z') }]);
    const move = linkIn(latest(visitor), 'verzetten');
    expectSuccess(await post(`reschedule/${move}`, { ...time, start: thursday }));
    await until(() => smtp.received.length, 4);
    await untilReminders('2026-11-24T09:00:00.000Z', ['obsolete', 'waiting']);
    await untilReminders('2026-11-25T09:00:00.000Z', ['obsolete', 'sent']);
    expect(latest(visitor).mail.subject).to.equal('Herinnering: uw afspraak op donderdag 26 november, 10:00');
    expect(mailsTo(visitor).filter(({ mail }) => mail.subject?.startsWith('Herinnering'))).to.have.length(1);
  });

  it('remind of nothing that was cancelled', async () => {
    await make();
    expectSuccess(await post(`cancel/${linkIn(latest(visitor), 'annuleren')}`));
    await untilReminders('2026-11-24T09:00:00.000Z', ['obsolete']);
    await until(() => smtp.received.length, 4);
  });

  it('say what staff wrote, to whoever it is with', async () => {
    await make();
    const [{ id } = { id: '' }] = await rows<{ id: string }>('select id from planner_appointment');
    const message = 'De adviseur is die dag ziek.';
    const path = `/api/planner/appointments/${id}`;
    expectSuccess(await operator.request('PUT', `${path}/time`, { ...time, start: thursday, message }));
    await until(() => smtp.received.length, 4);
    expect(latest(visitor).mail.text).to.include(message);
    expectSuccess(await operator.request('POST', `${path}/cancel`, { message: 'Toch niet.' }));
    await until(() => smtp.received.length, 6);
    expect(latest(visitor).mail.text).to.include('Toch niet.').and.not.include(message);
    expect(JSON.stringify(await rows('select e::text from lectern_audit_entry e'))).not.to.include(message);
  });

  it('are sent once more by who may see their appointment, and say what still holds', async () => {
    await make();
    const [{ id } = { id: '' }] = await rows<{ id: string }>('select id from planner_appointment');
    const path = `/api/planner/appointments/${id}`;
    const mailOf = async (template: string): Promise<string> => {
      const mails = (await operator.request('GET', path)).get<{ id: string; template: string }[]>('data.mails');
      return mails.find((mail) => mail.template === `planner:${template}`)?.id ?? '';
    };
    const resend = (mailID: string, client = operator) => client.request('POST', `${path}/resend`, { mailID });
    const first = latest(visitor).mail;
    const mailID = await mailOf('visitor');
    expectSuccess(await resend(mailID));
    await until(() => smtp.received.length, 3);
    expect([latest(visitor).mail.subject, latest(visitor).mail.text]).to.eql([first.subject, first.text]);
    expectErrors(await resend(await mailOf('reminder')), 400, [{ code: 'V_07' }]);
    expectErrors(await resend(id), 404, [{ code: 'G_04' }]);
    const other = await signIn(app, await buildUser(app, { permissions: ['planner:view-appointments'] }));
    expectErrors(await resend(mailID, other), 404, [{ code: 'G_04' }]);
    expectSuccess(await post(`cancel/${linkIn(latest(visitor), 'annuleren')}`));
    await until(() => smtp.received.length, 5);
    expectSuccess(await resend(mailID));
    await until(async () => (await states('visitor')).toSorted(), ['obsolete', 'sent', 'sent', 'sent']);
    expect(smtp.received, 'what was cancelled is not confirmed again').to.have.length(5);
  });

  it('that bounce leave the appointment as it is, and staff sees it and sends them again', async () => {
    smtp.unknown.add(visitor);
    expectSuccess(await post('confirm', { ...time, ...contact }));
    await until(() => states('visitor'), ['failed']);
    const [{ id, status } = { id: '', status: '' }] = await rows<{ id: string; status: string }>(
      'select id, status from planner_appointment',
    );
    expect(status).to.equal('confirmed');
    const path = `/api/planner/appointments/${id}`;
    const mails = (await operator.request('GET', path)).get<{ id: string; template: string; lastError: string }[]>('data.mails');
    const bounced = mails.find(({ template }) => template === 'planner:visitor');
    expect(bounced?.lastError).to.include('No such mailbox');
    smtp.unknown.clear();
    expectSuccess(await operator.request('POST', `${path}/resend`, { mailID: bounced?.id }));
    await until(() => smtp.received.length, 2);
    expect(mailsTo(visitor)).to.have.length(1);
  });

  it('tell the advisor where a person was erased, of whom nothing is left', async () => {
    await make();
    const before = appointmentIn(latest(advisor));
    expectSuccess(await operator.request('POST', '/api/privacy/erase', { email: visitor }));
    app.setClock(new Date(monday.getTime() + 60_000));
    await until(() => smtp.received.length, 3);
    expect(appointmentIn(latest(advisor))).to.eql({ ...before, method: 'CANCEL', sequence: 1 });
    expect(latest(advisor).source.toLowerCase()).not.to.include('kanarie');
    expect(latest(advisor).mail.text).to.include('gewist');
    await untilReminders('2026-11-24T09:00:00.000Z', ['obsolete']);
    expect(mailsTo(visitor)).to.have.length(1);
    expectSuccess(await post('confirm', { ...time, ...contact, email: 'ander@example.com', start: thursday }));
    await until(() => smtp.received.length, 5);
  });

  it('leave nobody’s data in clear, in any table or line of the log', async () => {
    await make();
    expectSuccess(await post(`reschedule/${linkIn(latest(visitor), 'verzetten')}`, { ...time, start: thursday }));
    await until(() => smtp.received.length, 4);
    expectSuccess(await post(`cancel/${linkIn(latest(visitor), 'annuleren')}`));
    await until(() => smtp.received.length, 6);
    const tables = await rows<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    expect(tables.map(({ name }) => name)).to.include.members(['public.planner_appointment', 'public.lectern_mail']);
    for (const { name } of tables) {
      const kept = JSON.stringify(await rows(`select t::text from ${name} t`)).toLowerCase();
      for (const canary of canaries) expect(kept.includes(canary), `${canary} in ${name}`).to.equal(false);
    }
    for (const canary of canaries) expect(JSON.stringify(app.logs).toLowerCase()).not.to.include(canary);
  });
});
