import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import { planner as manifest } from '../../manifest.ts';
import site from '../../site/index.ts';
import server from '../index.ts';

const nobody = '00000000-0000-4000-8000-000000000000';
const plan = [{ weekday: 2, from: '09:00', to: '11:00' }];

describe('the rules of the planner', () => {
  let app: TestApp;
  let staff: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [{ manifest, entries: { server, site } }], config: { timeZone: 'Europe/Amsterdam' } });
    staff = await signIn(app, await buildUser(app, { permissions: ['planner:manage'] }));
    await app.keep();
  });
  beforeEach(async () => {
    await app.clear();
    app.setClock(new Date('2026-11-20T10:00:00Z'));
  });
  after(() => app?.close());

  const address = (path: string): string => `/api/planner/manage/${path}`;
  const get = async <Value>(path: string, field = 'data'): Promise<Value> =>
    (await staff.request('GET', address(path))).get<Value>(field);
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => staff.request(method, address(path), body);
  async function added(path: string, body: object): Promise<string> {
    const answer = await send('POST', path, body);
    expectSuccess(answer);
    return answer.get<string>('data.id');
  }
  const newAdvisor = (name = 'Anna de Wit'): Promise<string> => added('advisors', { name, email: 'anna@sluitsteen.example' });
  async function regionWithHours() {
    const advisor = await newAdvisor();
    expectSuccess(await send('PUT', `advisors/${advisor}/plan`, { revision: 1, plan }));
    return { advisor, region: await added('regions', { name: 'Noord-Holland', advisors: [advisor] }) };
  }
  type Kinds = readonly (string | null)[];
  async function kindsOfTuesday(region: string, advisor: string): Promise<Kinds> {
    const days = await get<{ slots: { time: string; reason: { kind: string } | null }[] }[]>(
      `slots?region=${region}&advisor=${advisor}&week=2026-W48`,
    );
    return days[1]?.slots.map(({ reason }) => reason?.kind ?? null) ?? [];
  }

  it('are a region with an address, advisors in its order, and settings of its own', async () => {
    const [anna, bert] = [await newAdvisor(), await newAdvisor('Bert')];
    const id = await added('regions', { name: 'Fryslân', postcodes: [[8400, 9299]], advisors: [bert, anna] });
    expect(id).to.equal('fryslan');
    expectErrors(await send('POST', 'regions', { name: 'Fryslân' }), 409, [{ property: 'name', code: 'PL_07' }]);
    expectErrors(await send('POST', 'regions', { name: 'Drenthe', advisors: [nobody] }), 400, [
      { property: 'advisors', code: 'PL_08' },
    ]);
    const body = { revision: 1, name: 'Friesland', advisors: [anna], settings: { duration: 30 } };
    expectSuccess(await send('PUT', `regions/${id}`, body));
    expectErrors(await send('PUT', `regions/${id}`, body), 409, [{ code: 'G_03' }]);
    const [region] = await get<{ name: string; settings: object; revision: number; advisors: string[] }[]>('regions');
    expect([region?.name, region?.settings, region?.revision, region?.advisors]).to.deep.equal([
      'Friesland',
      { duration: 30 },
      2,
      [anna],
    ]);
    expectSuccess(await send('DELETE', `regions/${id}`));
    expect(await get<unknown[]>('regions')).to.deep.equal([]);
  });

  it('refuse hours that end before they begin or overlap, and absences that end before they begin', async () => {
    const id = await newAdvisor();
    const [first] = plan;
    for (const hours of [[{ ...first, to: '08:00' }], [first, { ...first, from: '10:59', to: '12:00' }]])
      expectErrors(await send('PUT', `advisors/${id}/plan`, { revision: 1, plan: hours }), 400, [
        { property: 'plan', code: 'PL_05' },
      ]);
    const day = { date: '2026-11-24', hours: [] };
    expectErrors(await send('PUT', `advisors/${id}/exceptions`, { revision: 1, exceptions: [day, day] }), 400, [
      { property: 'exceptions', code: 'PL_05' },
    ]);
    const absence = { start: '2026-11-24T09:00:00Z', end: '2026-11-24T09:00:00Z' };
    expectErrors(await send('POST', `advisors/${id}/absences`, absence), 400, [{ property: 'end', code: 'PL_09' }]);
    expectErrors(await send('POST', `advisors/${nobody}/absences`, { ...absence, end: '2026-11-25T09:00:00Z' }), 404, [
      { code: 'G_04' },
    ]);
  });

  it('make times, and tell of each why it is not offered', async () => {
    const { region, advisor } = await regionWithHours();
    expect(await kindsOfTuesday(region, advisor)).to.deep.equal([null, null, null]);
    const absence = await added(`advisors/${advisor}/absences`, {
      start: '2026-11-24T08:00:00Z',
      end: '2026-11-24T08:30:00Z',
    });
    expect(await kindsOfTuesday(region, advisor)).to.deep.equal(['absence', null, null]);
    expectSuccess(await send('DELETE', `advisors/${advisor}/absences/${absence}`));
    const settings = await get<object>('settings');
    expectSuccess(await send('PUT', 'settings', { ...settings, horizon: 1 }));
    expectErrors(await send('PUT', 'settings', { ...settings, horizon: 1 }), 409, [{ code: 'G_03' }]);
    expect(await kindsOfTuesday(region, advisor)).to.deep.equal(['horizon', 'horizon', 'horizon']);
    const asked = (start: string) => get<unknown>(`explain?region=${region}&advisor=${advisor}&start=${start}`, 'data.reason');
    expect(await asked('2026-11-24T03:00:00Z')).to.deep.equal({ kind: 'outside-hours' });
    expect(await asked('2026-11-25T08:00:00Z')).to.deep.equal({ kind: 'no-hours' });
    expectErrors(await staff.request('GET', address(`slots?region=${region}&advisor=${advisor}&week=2026-W60`)), 400, [
      { property: 'week', code: 'V_12' },
    ]);
  });

  it('lose an advisor who leaves from every region, and keep the row', async () => {
    const { region, advisor } = await regionWithHours();
    expectSuccess(await send('DELETE', `advisors/${advisor}`));
    expect(await get<unknown[]>('advisors')).to.deep.equal([]);
    expect((await get<{ advisors: string[] }[]>('regions'))[0]?.advisors).to.deep.equal([]);
    expect(
      await get<unknown>(`explain?region=${region}&advisor=${advisor}&start=2026-11-24T08:00:00Z`, 'data.reason'),
    ).to.deep.equal({ kind: 'not-of-region' });
    const { rows } = await app.app.pool.query('select is_removed from planner_advisor');
    expect(rows).to.deep.equal([{ is_removed: true }]);
  });

  it('take one of two changes at once', async () => {
    const id = await newAdvisor();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send('PUT', `advisors/${id}/plan`, { revision: 1, plan })));
    expect(answers.filter(({ status }) => status === 200)).to.have.length(1);
    expect(answers.filter(({ status }) => status === 409)).to.have.length(3);
  });
});
