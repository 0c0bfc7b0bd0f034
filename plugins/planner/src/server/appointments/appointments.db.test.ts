import { use } from '@lectern/core';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestResponse } from '@lectern/testing';
import { expect } from 'chai';
import { planner } from '../../manifest.ts';
import site from '../../site/index.ts';
import { linkToken } from '../links/tokens.ts';
import server from '../index.ts';
import { seedRules } from '../planner.test-kit.ts';
import type { SeededRegion } from '../planner.test-kit.ts';

const { manifest, options } = use(planner, { holdsPerHour: 1000 });
const plugin = { manifest, options, entries: { server, site } };

/** Monday, nine o'clock in Amsterdam. */
const monday = new Date('2026-11-23T08:00:00.000Z');
const tuesday = '2026-11-24T09:00:00.000Z';
const minutes = (count: number): Date => new Date(monday.getTime() + count * 60_000);
const contact = { contactPerson: 'Kees Kanarie', phone: '06 12 34 56 78', relationNumber: 'R-1', email: 'kees@kanarie.example' };

describe('appointments', () => {
  let app: TestApp;
  let region: SeededRegion;
  let other: SeededRegion;
  before(async () => {
    app = await createTestApp({ plugins: [plugin] });
    const [first, second] = await seedRules(app, 2, 2);
    if (!first || !second) throw new Error('No regions.');
    [region, other] = [first, second];
    await app.keep();
  });
  beforeEach(async () => {
    await app.clear();
    app.setClock(monday);
  });
  after(() => app?.close());

  const advisorOf = ({ advisors }: SeededRegion, index = 0): string => advisors[index] ?? '';
  const post = (path: string, body: object = {}) => app.client().request('POST', `/api/planner/${path}`, body);
  const get = (path: string) => app.client().request('GET', `/api/planner/${path}`);
  const at = (start = tuesday, advisor = advisorOf(region)) => ({ region: region.id, start, advisor });
  const hold = (start?: string, rest: object = {}) => post('hold', { ...at(start), ...rest });
  const confirm = (start?: string, rest: object = {}) => post('confirm', { ...at(start), ...contact, ...rest });
  const week = async (query = '') => {
    const answer = await get(`availability?region=${region.id}&week=2026-W48${query}`);
    return answer.get<{ slots: { start: string; advisor: string }[] }[]>('data.days').flatMap(({ slots }) => slots);
  };
  const isFree = async (start: string, query = ''): Promise<boolean> =>
    (await week(query)).some((slot) => slot.start === start && slot.advisor === advisorOf(region));
  const rows = async <Row extends object>(text: string): Promise<Row[]> => (await app.app.pool.query<Row>(text)).rows;
  const idOf = async (reference: string): Promise<string> =>
    (await app.app.pool.query<{ id: string }>('select id from planner_appointment where reference = $1', [reference])).rows[0]
      ?.id ?? '';
  const linkOf = async (made: TestResponse, purpose: 'cancel' | 'move'): Promise<string> =>
    linkToken({ vault: vault() }, purpose, await idOf(made.get('data.reference')));
  const vault = () => {
    const vaults = app.app.service({ name: 'kernel/vault' } as never) as unknown as { of: (owner: string) => never };
    return vaults.of('planner');
  };
  const expectLost = (answer: TestResponse): void => {
    expectErrors(answer, 409, [{ code: 'PL_01', property: 'start' }]);
    expect(answer.get<object[]>('data.alternatives').length).to.be.at.least(3);
  };

  it('are offered by week, with the first week that has a free time', async () => {
    const answer = await get(`availability?region=${region.id}&week=2026-W48`);
    expect(answer.status, answer.text).to.equal(200);
    expect(answer.get<object[]>('data.days')).to.have.length(7);
    expect(answer.get('data.firstWeek')).to.equal('2026-W48');
    expect(answer.get('data.days.1.slots.0')).to.include({
      start: '2026-11-24T08:00:00.000Z',
      end: '2026-11-24T09:00:00.000Z',
      label: 'dinsdag 24 november, 09:00',
    });
    expect((await get('regions')).get<object[]>('data')).to.have.length(2);
  });

  it('are held for ten minutes: seen by whoever holds them, moved by another choice, confirmed once', async () => {
    const held = await hold();
    expect(held.status, held.text).to.equal(200);
    const token = held.get<string>('data.token');
    expect(held.get('data.expiresAt')).to.equal(minutes(10).toISOString());
    expect([await isFree(tuesday), await isFree(tuesday, `&hold=${token}`)]).to.eql([false, true]);
    expectLost(await hold());
    const later = '2026-11-24T13:00:00.000Z';
    expect((await hold(later, { hold: token })).get('data.token')).to.equal(token);
    expect([await isFree(tuesday), await isFree(later)]).to.eql([true, false]);
    const made = await post('confirm', { hold: token, ...contact });
    expect(made.status, made.text).to.equal(200);
    expect(made.get('data')).to.include({ start: later, status: 'confirmed' });
    const again = await post('confirm', { hold: token, ...contact, contactPerson: 'Iemand' });
    expect(again.get('data')).to.eql(made.get('data'));
    expect(JSON.stringify(await rows('select a::text from planner_appointment a'))).not.to.include('anarie');
  });

  it('that were held too long are somebody else’s, unless nobody took them', async () => {
    const first = (await hold()).get<string>('data.token');
    app.setClock(minutes(11));
    expect(await isFree(tuesday)).to.equal(true);
    expect((await post('confirm', { hold: first, ...contact })).status, 'nobody took it').to.equal(200);
    const next = '2026-11-24T13:00:00.000Z';
    const second = (await hold(next)).get<string>('data.token');
    app.setClock(minutes(30));
    expect((await confirm(next)).status).to.equal(200);
    expectLost(await post('confirm', { hold: second, ...at(next), ...contact }));
    expectErrors(await post('confirm', { hold: second, ...contact }), 404, [{ code: 'G_04', property: 'hold' }]);
  });

  it('are refused where the time was never offered, somebody is missing or has five already', async () => {
    const never = [
      ['2026-11-20T09:00:00.000Z', advisorOf(region)],
      ['2026-11-24T02:00:00.000Z', advisorOf(region)],
      ['2026-11-24T09:10:00.000Z', advisorOf(region)],
      ['2027-11-24T09:00:00.000Z', advisorOf(region)],
      [tuesday, advisorOf(other)],
    ] as const;
    for (const [start, advisor] of never) {
      const answer = await post('hold', { region: region.id, start, advisor });
      expect([answer.status, answer.get('Errors.0.code')], `${start} ${advisor}`).to.eql([400, 'PL_02']);
    }
    expect((await post('hold', { region: 'nergens', start: tuesday, advisor: 'x' })).status).to.equal(404);
    const twice = `region=${region.id}&region=${region.id}`;
    expectErrors(await get(`availability?${twice}`), 400, [{ code: 'V_12', property: 'region' }]);
    expectErrors(await get('availability'), 400, [{ code: 'V_01', property: 'region' }]);
    expectErrors(
      await post('confirm', at()),
      400,
      ['contactPerson', 'phone', 'email'].map((property) => ({ code: 'V_01', property })),
    );
    const starts = ['08:00', '09:30', '11:00', '12:30', '14:00'].map((time) => `2026-11-24T${time}:00.000Z`);
    for (const start of starts) expect((await confirm(start)).status, start).to.equal(200);
    expectErrors(await confirm('2026-11-25T09:00:00.000Z', { email: 'KEES@kanarie.example' }), 409, [
      { code: 'PL_03', property: 'email' },
    ]);
  });

  it('are cancelled and moved by the links of their mails, each good for one thing', async () => {
    const made = await confirm();
    const [cancel, move] = [await linkOf(made, 'cancel'), await linkOf(made, 'move')];
    expect((await post(`cancel/${move}`)).status).to.equal(404);
    expect((await post(`reschedule/${cancel}`, at())).status).to.equal(404);
    expect((await confirm('2026-11-24T13:00:00.000Z', { email: 'ander@example.com' })).status).to.equal(200);
    expectLost(await post(`reschedule/${move}`, at('2026-11-24T13:00:00.000Z')));
    expect(await isFree(tuesday), 'what fails leaves it whole').to.equal(false);
    const moved = await post(`reschedule/${move}`, at('2026-11-24T09:30:00.000Z'));
    expect(moved.status, moved.text).to.equal(200);
    expect(moved.get('data.reference')).to.equal(made.get('data.reference'));
    const ics = (await get(`ics/${made.get<string>('data.token')}`)).text;
    expect(ics).to.include('DTSTART:20261124T093000Z').and.include('SEQUENCE:1').and.include('METHOD:PUBLISH');
    const answers = await Promise.all([post(`cancel/${cancel}`), post(`cancel/${cancel}`)]);
    expect(answers.map(({ status }) => status)).to.eql([200, 200]);
    expect(await isFree('2026-11-24T09:30:00.000Z')).to.equal(true);
    expect((await rows('select 1 from planner_appointment where sequence = 2')).length).to.equal(1);
    expectErrors(await post(`reschedule/${move}`, at()), 410, [{ code: 'PL_04' }]);
  });

  it('queue a mail to both sides and a reminder', async () => {
    const made = await confirm();
    const queued = await rows<{ template: string }>(`select template from lectern_mail order by template`);
    expect(queued.map(({ template }) => template)).to.eql(['planner:advisor', 'planner:reminder', 'planner:visitor']);
    expect(made.status).to.equal(200);
  });

  it('of one address at the same time are five', async () => {
    const starts = ['08:00', '09:30', '11:00', '12:30', '14:00'].map((time) => `2026-11-24T${time}:00.000Z`);
    const answers = await Promise.all(
      [0, 1].flatMap((index) => starts.map((start) => confirm(start, { advisor: advisorOf(region, index) }))),
    );
    expect(answers.filter(({ status }) => status === 200)).to.have.length(5);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expectErrors(answer, 409, [{ code: 'PL_03', property: 'email' }]);
  });

  it('are listed in pages, from either end, and say how many there are', async () => {
    await confirm();
    const operator = await signIn(app, await buildUser(app, { permissions: ['planner:manage'] }));
    const time = { region: region.id, advisor: advisorOf(region), start: '2026-11-24T13:00:00.000Z' };
    const contact = { contactPerson: 'Later', phone: '0612345678', email: 'later@example.com' };
    expectSuccess(await operator.request('POST', '/api/planner/appointments', { ...time, ...contact }));
    const list = async (query: string) => {
      const answer = await operator.request('GET', `/api/planner/appointments?from=2026-11-23&to=2026-11-29${query}`);
      return [answer.get<{ name: string }[]>('data').map(({ name }) => name), answer.get('totalItems')];
    };
    expect(await list('')).to.eql([['Kees Kanarie', 'Later'], 2]);
    expect(await list('&pageSize=1&pageIndex=1')).to.eql([['Later'], 2]);
    expect(await list('&pageSize=1&sortOrder=desc')).to.eql([['Later'], 2]);
    expect(await list('&status=cancelled')).to.eql([[], 0]);
  });

  it('are in no way of themselves where staff looks for another time', async () => {
    await confirm();
    const operator = await signIn(app, await buildUser(app, { permissions: ['planner:manage'] }));
    const day = 'from=2026-11-24&to=2026-11-24';
    const id = (await operator.request('GET', `/api/planner/appointments?${day}`)).get<string>('data.0.id');
    const reasonAt = async (except: string) => {
      const query = `region=${region.id}&advisor=${advisorOf(region)}&week=2026-W48${except}`;
      const days = await operator.request('GET', `/api/planner/manage/slots?${query}`);
      const slots = days.get<{ start: string; reason: { kind: string } | null }[]>('data.1.slots');
      return slots.find(({ start }) => start === '2026-11-24T09:30:00.000Z')?.reason?.kind;
    };
    expect(await reasonAt('')).to.equal('appointment');
    expect(await reasonAt(`&except=${id}`)).to.equal(undefined);
  });

  it('are seen and exported by whoever may, and read by their advisor’s calendar until its address is renewed', async () => {
    await confirm();
    const operator = await signIn(app, await buildUser(app, { permissions: ['planner:manage'] }));
    const listed = await operator.request('GET', '/api/planner/appointments?from=2026-11-23&to=2026-11-29');
    expect(listed.get('data.0.name')).to.equal('Kees Kanarie');
    const own = await signIn(app, await buildUser(app, { permissions: ['planner:view-appointments'] }));
    expect((await own.request('GET', '/api/planner/appointments?from=2026-11-23&to=2026-11-29')).get('data')).to.eql([]);
    const csv = await operator.request('GET', '/api/planner/export?from=2026-11-23&to=2026-11-29');
    expect(csv.text).to.include('kees@kanarie.example');
    const address = (await operator.request('GET', `/api/planner/advisors/${advisorOf(region)}/feed`)).get<string>(
      'data.address',
    );
    const path = address.slice(address.indexOf('/planner/feed') + '/planner/'.length);
    expect((await get(path)).text)
      .to.include('DTSTART:20261124T090000Z')
      .and.not.include('anarie');
    await operator.request('POST', `/api/planner/advisors/${advisorOf(region)}/feed`);
    expect((await get(path)).status).to.equal(404);
  });
});
