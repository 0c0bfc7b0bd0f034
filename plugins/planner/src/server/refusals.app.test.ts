import { use } from '@lectern/core';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient, TestResponse } from '@lectern/testing';
import { planner } from '../manifest.ts';
import site from '../site/index.ts';
import server from './index.ts';
import { linkToken } from './links/tokens.ts';
import { seedRules } from './planner.test-kit.ts';
import type { SeededRegion } from './planner.test-kit.ts';

const { manifest, options } = use(planner, { holdsPerHour: 1000 });
const monday = new Date('2026-11-23T08:00:00.000Z');
const later = new Date('2026-11-30T08:00:00.000Z');
const tuesday = '2026-11-24T09:00:00.000Z';
/** In nobody’s hours. */
const night = '2026-11-24T02:00:00.000Z';
const nobody = '00000000-0000-4000-8000-000000000000';
const contact = { contactPerson: 'Kees Kanarie', phone: '06 12 34 56 78', email: 'kees@kanarie.example' };

describe('what the planner refuses', () => {
  let app: TestApp;
  let staff: TestClient;
  let region: SeededRegion;
  before(async () => {
    app = await createTestApp({ plugins: [{ manifest, options, entries: { server, site } }] });
    const [first] = await seedRules(app, 2, 1);
    if (!first) throw new Error('No region.');
    region = first;
    staff = await signIn(app, await buildUser(app, { permissions: ['planner:manage'] }));
    await app.keep();
  });
  beforeEach(async () => {
    await app.clear();
    app.setClock(monday);
  });
  after(() => app?.close());

  const advisor = (): string => region.advisors[0] ?? '';
  const at = (start = tuesday, id = region.id) => ({ region: id, advisor: advisor(), start });
  const send = (method: string, path: string, body?: object): Promise<TestResponse> =>
    staff.request(method, `/api/planner/${path}`, body);
  const post = (path: string, body: object = {}): Promise<TestResponse> =>
    app.client().request('POST', `/api/planner/${path}`, body);
  async function booked(): Promise<{ readonly id: string; readonly link: (purpose: 'cancel' | 'move') => string }> {
    const answer = await send('POST', 'appointments', { ...at(), ...contact });
    expectSuccess(answer);
    const id = answer.get<string>('data.id');
    const vaults = app.app.service({ name: 'kernel/vault' } as never) as unknown as { of: (owner: string) => never };
    return { id, link: (purpose) => linkToken({ vault: vaults.of('planner') }, purpose, id) };
  }

  it('is what is not there', async () => {
    const draft = { revision: 1, name: 'Noord' };
    for (const [method, path, body] of [
      ['PUT', 'manage/regions/nergens', draft],
      ['PUT', `manage/advisors/${nobody}`, { ...draft, email: 'anna@sluitsteen.example' }],
      ['PUT', `manage/advisors/${nobody}/plan`, { revision: 1, plan: [] }],
      ['PUT', `manage/advisors/${nobody}/exceptions`, { revision: 1, exceptions: [] }],
      ['PUT', `appointments/${nobody}/time`, at()],
      ['GET', `manage/slots?region=nergens&advisor=${nobody}&week=2026-W48`, undefined],
      ['GET', `manage/explain?region=nergens&advisor=${nobody}&start=${tuesday}`, undefined],
    ] as const)
      expectErrors(await send(method, path, body), 404, [{ code: 'G_04' }]);
    const unknown = [{ code: 'G_04', property: 'region' }];
    expectErrors(await send('GET', 'availability?region=nergens'), 404, unknown);
    expectErrors(await send('POST', 'appointments', { ...at(tuesday, 'nergens'), ...contact }), 404, unknown);
    expectErrors(await post('waiting', { region: 'nergens', ...contact, consent: true }), 404, unknown);
  });

  it('is what somebody else changed meanwhile, a name that is taken, and an advisor who is gone', async () => {
    const draft = { name: 'Anna', email: 'anna@sluitsteen.example' };
    expectErrors(await send('PUT', `manage/advisors/${advisor()}`, { ...draft, revision: 99 }), 409, [{ code: 'G_03' }]);
    expectErrors(await send('PUT', `manage/advisors/${advisor()}`, { ...draft, revision: 1, imageID: nobody }), 400, [
      { code: 'V_17', property: 'imageID' },
    ]);
    for (const [name, list] of Object.entries({ plan: [], exceptions: [] }))
      expectErrors(await send('PUT', `manage/advisors/${advisor()}/${name}`, { revision: 99, [name]: list }), 409, [
        { code: 'G_03' },
      ]);
    expectSuccess(await send('POST', 'manage/regions', { name: 'Drenthe' }));
    expectSuccess(await send('POST', 'manage/regions', { name: 'Twente' }));
    expectErrors(await send('PUT', 'manage/regions/twente', { revision: 1, name: 'Drenthe' }), 409, [
      { code: 'PL_07', property: 'name' },
    ]);
    expectErrors(await send('PUT', 'manage/regions/twente', { revision: 1, name: 'Twente', advisors: [nobody] }), 400, [
      { code: 'PL_08', property: 'advisors' },
    ]);
  });

  it('is a time that is not offered, and an appointment that is over', async () => {
    const never = [{ code: 'PL_02', property: 'start' }];
    expectErrors(await send('POST', 'appointments', { ...at(night), ...contact }), 400, never);
    expectErrors(await post('confirm', { ...at(night), ...contact }), 400, never);
    const { id, link } = await booked();
    expectErrors(await send('PUT', `appointments/${id}/time`, at(night)), 400, never);
    expectErrors(await post(`reschedule/${link('move')}`, at(night)), 400, never);
    app.setClock(later);
    const over = [{ code: 'PL_04' }];
    expectErrors(await post(`cancel/${link('cancel')}`), 410, over);
    expectErrors(await send('POST', `appointments/${id}/cancel`, {}), 410, over);
    expectErrors(await send('PUT', `appointments/${id}/time`, at('2026-12-01T09:00:00.000Z')), 410, over);
  });

  it('is somebody who cannot be reached', async () => {
    const calls: Readonly<Record<string, (who: object) => Promise<TestResponse>>> = {
      confirm: (who) => post('confirm', { ...at(), ...who }),
      book: (who) => send('POST', 'appointments', { ...at(), ...who }),
      joinWaiting: (who) => post('waiting', { region: region.id, consent: true, ...who }),
    };
    for (const call of Object.values(calls)) {
      expectErrors(await call({ ...contact, email: '' }), 400, [{ code: 'V_01', property: 'email' }]);
      expectErrors(await call({ ...contact, email: 'kees' }), 400, [{ code: 'V_02', property: 'email' }]);
      expectErrors(await call({ ...contact, contactPerson: 'k'.repeat(121) }), 400, [
        { code: 'V_14', property: 'contactPerson' },
      ]);
    }
  });
});
