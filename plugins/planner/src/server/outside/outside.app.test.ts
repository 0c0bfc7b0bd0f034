import { use } from '@lectern/core';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn, until } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import { planner } from '../../manifest.ts';
import site from '../../site/index.ts';
import server from '../index.ts';
import { seedRules } from '../planner.test-kit.ts';
import type { SeededRegion } from '../planner.test-kit.ts';
import { calendarOf, hasRadicale, multistatus, startDouble, startRadicale } from './calendar-servers.test-kit.ts';
import type { Radicale, ServerDouble } from './calendar-servers.test-kit.ts';

const monday = new Date('2026-11-23T08:00:00.000Z');
const minutesOn = (minutes: number): Date => new Date(monday.getTime() + minutes * 60_000);
const password = 'geheim-van-anke-4711';
const meeting = calendarOf('UID:1', 'SUMMARY:Bij de tandarts', 'DTSTART:20261124T090000Z', 'DTEND:20261124T100000Z');
const spanned = { kind: 'calendar', start: '2026-11-24T09:00:00.000Z', end: '2026-11-24T10:00:00.000Z' };

describe('calendars of advisors elsewhere', () => {
  let app: TestApp;
  let staff: TestClient;
  let region: SeededRegion;
  let double: ServerDouble;
  let radicale: Radicale | undefined;
  before(async () => {
    double = await startDouble();
    radicale = hasRadicale ? await startRadicale() : undefined;
    const origins = [double.origin, ...(radicale ? [radicale.origin] : [])];
    const plugin = { ...use(planner, { calendars: { origins, patience: 3000 } }), entries: { server, site } };
    app = await createTestApp({ plugins: [plugin] });
    const [first] = await seedRules(app, 1, 1);
    region = first ?? expect.fail('no region');
    staff = await signIn(app, await buildUser(app, { permissions: ['planner:manage', 'view-audit-log'] }));
    await app.keep();
  });
  beforeEach(async () => {
    await app.clear();
    app.setClock(monday);
    double.asked.length = 0;
    double.answer = (_, response) => void response.writeHead(207).end(multistatus(meeting));
  });
  after(async () => {
    await app?.close();
    await double.close();
    await radicale?.stop();
  });

  const advisor = (): string => region.advisors[0] ?? '';
  const path = (): string => `/api/planner/manage/advisors/${advisor()}/calendar`;
  const account = () => ({ address: `${double.origin}/anke/`, user: 'anke', password });
  const connect = (body: object = account()) => staff.request('PUT', path(), body);
  const read = async (): Promise<{ problem: string | null; counts: string }> => {
    const { problem, counts } = (await staff.request('POST', path())).get<{ problem: string | null; counts: string }>('data');
    return { problem, counts };
  };
  const reasonAt = async (start: string): Promise<unknown> => {
    const asked = `region=${region.id}&advisor=${advisor()}&start=${start}`;
    return (await staff.request('GET', `/api/planner/manage/explain?${asked}`)).get('data.reason');
  };
  const offered = async (): Promise<readonly string[]> => {
    const answer = await app.client().request('GET', `/api/planner/availability?region=${region.id}&week=2026-W48`);
    return answer
      .get<{ slots: { start: string }[] }[]>('data.days')
      .flatMap(({ slots }) => slots.map(({ start }) => start.slice(0, 16)));
  };

  it('take the times that they have, and say so to staff', async () => {
    const answer = await connect();
    expectSuccess(answer);
    expect(answer.get('data')).to.eql({
      ...{ address: `${double.origin}/anke/`, user: 'anke' },
      ...{ readAt: monday.toISOString(), problem: null, counts: 'current' },
    });
    expect(await reasonAt('2026-11-24T09:00:00Z')).to.eql(spanned);
    expect(await reasonAt('2026-11-24T10:00:00Z'), 'touching is free').to.equal(null);
    expect(await offered())
      .to.include('2026-11-24T10:00')
      .and.not.to.include('2026-11-24T09:00');
    const asked = { region: region.id, advisor: advisor(), start: '2026-11-24T09:00:00Z' };
    expectErrors(await app.client().request('POST', '/api/planner/hold', asked), 409, [{ code: 'PL_01', property: 'start' }]);
    expectSuccess(await staff.request('DELETE', path()));
    expect(await reasonAt('2026-11-24T09:00:00Z')).to.equal(null);
  });

  it('are asked as their owner, for a year, and for times alone', async () => {
    await connect();
    const [request] = double.asked;
    expect([request?.method, request?.url, request?.headers.depth]).to.eql(['REPORT', '/anke/', '1']);
    expect(Buffer.from(request?.headers.authorization?.slice(6) ?? '', 'base64').toString()).to.equal(`anke:${password}`);
    const kept = JSON.stringify((await app.app.pool.query('select * from planner_outside')).rows);
    expect(kept).not.to.include('tandarts');
  });

  it('tell their password to nobody: no answer, no row, no audit entry, no log', async () => {
    const answers = [await connect(), await staff.request('GET', path()), await staff.request('POST', path())];
    double.answer = (_, response) => void response.writeHead(401).end();
    answers.push(await staff.request('POST', path()));
    answers.push(await staff.request('GET', `/api/planner/manage/advisors/${advisor()}`));
    answers.push(await staff.request('GET', '/api/audit-log?pageIndex=0&pageSize=50'));
    for (const { text } of answers) expect(text).not.to.include(password);
    const { rows } = await app.app.pool.query<{ row: string }>(
      'select t::text as row from planner_outside t union all select t::text from lectern_audit_entry t',
    );
    const stored = rows.map(({ row }) => row).join('\n');
    for (const said of [password, Buffer.from(password).toString('hex'), 'anke/']) expect(stored).not.to.include(said);
    expect(JSON.stringify(app.logs)).not.to.include(password);
  });

  it('are of a server that is configured, and keep a password for whom it was given', async () => {
    const elsewhere = [
      'http://127.0.0.1:1/',
      'http://169.254.169.254/latest/',
      'https://dav.example.nl/anke/',
      'file:///etc/passwd',
    ];
    for (const address of elsewhere)
      expectErrors(await connect({ ...account(), address }), 400, [{ property: 'address', code: 'PL_12' }]);
    const named = double.origin.replace('http://', 'http://anke:geheim@');
    for (const address of ['werk', `${named}/`])
      expectErrors(await connect({ ...account(), address }), 400, [{ property: 'address', code: 'V_12' }]);
    const nobody = '/api/planner/manage/advisors/00000000-0000-4000-8000-000000000000/calendar';
    expectErrors(await staff.request('PUT', nobody, account()), 404, [{ code: 'G_04' }]);
    const { password: _, ...rest } = account();
    expectErrors(await connect(rest), 400, [{ property: 'password', code: 'V_01' }]);
    expectSuccess(await connect());
    expectSuccess(await connect({ ...rest, address: `${double.origin}/anders/` }));
    expectErrors(await connect({ ...rest, user: 'bert' }), 400, [{ property: 'password', code: 'V_01' }]);
    expect(double.asked.map(({ url }) => url)).to.eql(['/anke/', '/anders/']);
    double.asked.length = 0;
    double.answer = (request, response) =>
      void (request.url === '/inside'
        ? response.writeHead(207).end(multistatus())
        : response.writeHead(302, { location: '/inside' }).end());
    expect(await read()).to.eql({ problem: 'not-there', counts: 'copy' });
    expect(double.asked, 'a redirect is not followed').to.have.length(1);
  });

  it('count as their last copy where they do not answer, and after an hour as busy', async () => {
    await connect();
    double.answer = () => undefined;
    app.setClock(minutesOn(60));
    expect(await read()).to.eql({ problem: 'late', counts: 'copy' });
    expect(await reasonAt('2026-11-24T09:00:00Z')).to.eql(spanned);
    expect(await reasonAt('2026-11-24T10:00:00Z')).to.equal(null);
    app.setClock(new Date(minutesOn(60).getTime() + 1));
    expect(await reasonAt('2026-11-24T10:00:00Z')).to.eql({ kind: 'calendar-silent', since: monday.toISOString() });
    expect(await offered()).to.eql([]);
    expect((await staff.request('GET', path())).get('data.calendar.counts')).to.equal('busy');
    double.answer = (_, response) => void response.writeHead(207).end(multistatus());
    expect(await read()).to.eql({ problem: null, counts: 'current' });
    expect(await reasonAt('2026-11-24T09:00:00Z')).to.equal(null);
  });

  it('count as busy until they have answered once', async () => {
    double.answer = (_, response) => void response.writeHead(403).end();
    expect((await connect()).get('data.problem')).to.equal('refused');
    expect(await reasonAt('2026-11-24T10:00:00Z')).to.eql({ kind: 'calendar-silent', since: null });
  });

  const endless = calendarOf('UID:1', 'DTSTART:20260101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30');
  const bomb = '<!DOCTYPE m [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><multistatus xmlns="DAV:">&b;</multistatus>';
  const lies = [
    ['ten megabytes', 207, () => `<multistatus xmlns="DAV:">${' '.repeat(10 * 2 ** 20)}</multistatus>`, 'too-much'],
    ['a rule that nobody comes to the end of', 207, () => multistatus(endless), 'too-much'],
    [
      'more than a server gives at once',
      207,
      () => '<multistatus xmlns="DAV:"><response><status>HTTP/1.1 507 Full</status></response></multistatus>',
      'too-much',
    ],
    ['a page of HTML', 200, () => '<html><p>Welkom', 'not-there'],
    ['HTML that says it is an answer', 207, () => '<html><p>Welkom</p></html>', 'unreadable'],
    ['half an answer', 207, () => multistatus(meeting).slice(0, -30), 'unreadable'],
    ['entities', 207, () => bomb, 'unreadable'],
    ['a calendar that is none', 207, () => multistatus('BEGIN:VCALENDAR\r\nHallo'), 'unreadable'],
    ['a fault', 503, () => '', 'unanswered'],
  ] as const;
  it('keep their copy whatever else a server answers', async () => {
    await connect();
    for (const [name, status, body, problem] of lies) {
      double.answer = (_, response) => void response.writeHead(status).end(body());
      expect(await read(), name).to.eql({ problem, counts: 'copy' });
    }
    double.answer = (request, response) => {
      response.writeHead(207).write('<multistatus', () => request.socket.destroy());
    };
    expect(await read(), 'gone in the middle').to.eql({ problem: 'unanswered', counts: 'copy' });
    expect(await reasonAt('2026-11-24T09:00:00Z')).to.eql(spanned);
  });

  it('are read by the clock, and forgotten with their advisor', async () => {
    await connect();
    double.answer = (_, response) => void response.writeHead(207).end(multistatus());
    await app.startJobs();
    app.app.jobs.nudge('planner:read-calendars');
    await until(() => reasonAt('2026-11-24T09:00:00Z'), null);
    expectSuccess(await staff.request('DELETE', `/api/planner/manage/advisors/${advisor()}`));
    expect((await app.app.pool.query('select 1 from planner_outside')).rows).to.eql([]);
  });

  it('are those of Radicale: a meeting, a series with one moved, a holiday, another zone', async function () {
    if (!radicale) this.skip();
    const events = {
      meeting,
      series:
        'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Ergens//NL\r\n' +
        'BEGIN:VEVENT\r\nUID:series\r\nDTSTAMP:20261101T000000Z\r\nDTSTART;TZID=Europe/Amsterdam:20260105T100000\r\nDURATION:PT1H\r\nRRULE:FREQ=WEEKLY;BYDAY=WE,TH\r\nEND:VEVENT\r\n' +
        'BEGIN:VEVENT\r\nUID:series\r\nDTSTAMP:20261101T000000Z\r\nRECURRENCE-ID;TZID=Europe/Amsterdam:20261125T100000\r\nDTSTART;TZID=Europe/Amsterdam:20261125T140000\r\nDURATION:PT1H\r\nEND:VEVENT\r\n' +
        'END:VCALENDAR\r\n',
      holiday: calendarOf('UID:holiday', 'DTSTART;VALUE=DATE:20261127', 'DTEND;VALUE=DATE:20261128'),
      far: calendarOf('UID:far', 'DTSTART;TZID=America/New_York:20261123T060000', 'DTEND;TZID=America/New_York:20261123T070000'),
      free: calendarOf('UID:free', 'DTSTART:20261124T120000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'),
    };
    for (const [name, text] of Object.entries(events))
      expect(await radicale.send('PUT', `/anke/werk/${name}.ics`, text), name).to.equal(201);
    const answer = await connect({ address: radicale.calendar, user: 'anke', password: 'sluitsteen' });
    expect(answer.get('data.problem'), answer.text).to.equal(null);
    const { rows } = await app.app.pool.query<{ spans: (readonly [number, number])[] }>('select spans from planner_outside');
    const week = rows[0]?.spans.filter(([start]) => start < Date.parse('2026-11-30'));
    expect(week?.map(([start, end]) => `${new Date(start).toISOString().slice(0, 16)} ${(end - start) / 3_600_000}`)).to.eql([
      '2026-11-23T11:00 1',
      '2026-11-24T09:00 1',
      '2026-11-25T13:00 1',
      '2026-11-26T09:00 1',
      '2026-11-26T23:00 24',
    ]);
    expectSuccess(await connect({ address: radicale.calendar, user: 'anke', password: 'fout' }));
    expect(await read()).to.eql({ problem: 'refused', counts: 'busy' });
  });
});
