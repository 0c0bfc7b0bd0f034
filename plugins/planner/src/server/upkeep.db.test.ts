import { use } from '@lectern/core';
import { defineServiceKey, provide, systemActor } from '@lectern/core/server';
import type { PluginApp, PluginCommand } from '@lectern/core/server';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import ICAL from 'ical.js';
import { planner } from '../manifest.ts';
import site from '../site/index.ts';
import { eraseDue, sweepHolds } from './appointments/appointment.commands.ts';
import { describeBackend } from './backend/backend-contract.test-kit.ts';
import { createPostgresBackend } from './backend/postgres-backend.ts';
import server from './index.ts';
import { linkToken } from './links/tokens.ts';
import { seedRules } from './planner.test-kit.ts';
import type { SeededRegion } from './planner.test-kit.ts';

/** The application as the planner has it. */
const appKey = defineServiceKey<PluginApp>('planner/app-under-test');
const services = [...(server.services ?? []), provide(appKey, (app: PluginApp) => app)];
const plugin = { ...use(planner, {}), entries: { server: { ...server, services }, site } };
const actor = systemActor('planner');
const monday = new Date('2026-11-23T08:00:00.000Z');
const tuesday = '2026-11-24T09:00:00.000Z';
const hour = 3_600_000;
const contact = { contactPerson: 'Kees Kanarie', phone: '06 12 34 56 78', relationNumber: 'R-1', email: 'kees@kanarie.example' };

describe('the planner over time', () => {
  let app: TestApp;
  let region: SeededRegion;
  let operator: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [plugin] });
    const [first] = await seedRules(app, 1, 2);
    region = first ?? expect.fail('no region');
    operator = await signIn(app, await buildUser(app, { permissions: ['planner:manage'] }));
    await app.keep();
  });
  beforeEach(async () => {
    await app.clear();
    app.setClock(monday);
  });
  after(() => app?.close());

  const rows = async <Row extends object>(text: string): Promise<Row[]> => (await app.app.pool.query<Row>(text)).rows;
  const post = (path: string, body: object = {}) => app.client().request('POST', `/api/planner/${path}`, body);
  const at = (start = tuesday, index = 0) => ({ region: region.id, start, advisor: region.advisors[index] ?? '' });
  const setHours = (hours: number): void => app.setClock(new Date(monday.getTime() + hours * hour));
  const own = (): PluginApp => app.app.service(appKey);
  const run = <Input, Output>(command: PluginCommand<Input, Output>, input: Input) => own().execute(command, input, actor);

  describe('keeps its contract in the site’s own database: it', () => {
    describeBackend(() => ({
      backend: createPostgresBackend({ app: own(), locale: 'nl-NL', run }),
      setClock: (time) => app.setClock(time),
      region,
      linkOf: async (reference, purpose) => {
        const [found] = await rows<{ id: string }>(`select id from planner_appointment where reference = '${reference}'`);
        return linkToken(own(), purpose, found?.id ?? '');
      },
    }));
  });

  it('lets an address hold twenty times an hour', async () => {
    const client = app.client();
    const hold = (index: number) => client.request('POST', '/api/planner/hold', at(tuesday, index % 2));
    for (let index = 0; index < 20; index += 1) expect([200, 409], String(index)).to.include((await hold(index)).status);
    expectErrors(await hold(20), 429, [{ code: 'G_18' }]);
    expectSuccess(await post('confirm', { ...at('2026-11-26T09:00:00.000Z'), ...contact }));
  });

  it('drops holds an hour after they were over, and no sooner', async () => {
    expectSuccess(await post('hold', at()));
    setHours(1);
    expect(await run(sweepHolds, undefined)).to.equal(0);
    expectSuccess(await post('hold', at(tuesday, 1)));
    setHours(1 + 10 / 60);
    expect(await run(sweepHolds, undefined)).to.equal(1);
    expect(await rows('select advisor_id from planner_appointment')).to.eql([{ advisor_id: region.advisors[1] }]);
  });

  it('erases whom an appointment was with after 90 days, and keeps its row for counting', async () => {
    for (const start of [tuesday, '2026-11-25T09:00:00.000Z']) expectSuccess(await post('confirm', { ...at(start), ...contact }));
    const end = Date.parse(tuesday) + hour + 90 * 24 * hour;
    app.setClock(new Date(end - 1));
    expect(await run(eraseDue, undefined)).to.equal(0);
    app.setClock(new Date(end));
    expect(await run(eraseDue, undefined)).to.equal(1);
    const kept = 'contact is null and email_hash is null and email_place is null and reference is not null';
    expect(await rows(`select 1 from planner_appointment where ${kept}`)).to.have.length(1);
    const listed = await operator.request('GET', '/api/planner/appointments?from=2026-11-23&to=2026-11-29');
    expect(listed.get<{ name: string | null }[]>('data').map(({ name }) => name)).to.eql([null, 'Kees Kanarie']);
  });

  it('gives staff the nearest times where theirs is taken', async () => {
    expectSuccess(await post('confirm', { ...at(), ...contact }));
    const booked = await operator.request('POST', '/api/planner/appointments', { ...at(), ...contact });
    expectErrors(booked, 409, [{ code: 'PL_01', property: 'start' }]);
    const others = booked.get<{ start: string }[]>('data.alternatives').map(({ start }) => start);
    expect(others).to.have.length(3).and.to.include(tuesday);
    const made = await operator.request('POST', '/api/planner/appointments', { ...at(tuesday, 1), ...contact });
    const path = `/api/planner/appointments/${made.get<string>('data.id')}/time`;
    const moved = await operator.request('PUT', path, at());
    expectErrors(moved, 409, [{ code: 'PL_01', property: 'start' }]);
    expect(moved.get<object[]>('data.alternatives')).to.have.length(3);
  });

  it('lets a hold stand that rules come over, and no other', async () => {
    const held = (await post('hold', at())).get<string>('data.token');
    const path = `/api/planner/manage/advisors/${region.advisors[0] ?? ''}`;
    expectSuccess(await operator.request('PUT', `${path}/plan`, { revision: 1, plan: [] }));
    expectSuccess(await post('confirm', { hold: held, ...contact }));
    expectErrors(await post('hold', at('2026-11-25T09:00:00.000Z')), 400, [{ code: 'PL_02', property: 'start' }]);
    const leaving = (await post('hold', at(tuesday, 1))).get<string>('data.token');
    expectSuccess(await operator.request('DELETE', `/api/planner/manage/advisors/${region.advisors[1] ?? ''}`));
    expectSuccess(await post('confirm', { hold: leaving, ...contact }));
    expectErrors(await post('hold', at('2026-11-25T09:00:00.000Z', 1)), 400, [{ code: 'PL_02', property: 'advisor' }]);
  });

  for (const [name, today, before, behind] of [
    ['that loses an hour', '2028-03-20T08:00:00.000Z', '2028-03-24T09:00:00.000Z', '2028-03-27T08:00:00.000Z'],
    ['that has one twice', '2026-10-19T07:00:00.000Z', '2026-10-23T08:00:00.000Z', '2026-10-26T09:00:00.000Z'],
  ] as const)
    it(`writes ten o’clock on both sides of a night ${name} as the instants that they are`, async () => {
      app.setClock(new Date(today));
      for (const start of [before, behind]) {
        const made = await post('confirm', { ...at(start), ...contact });
        expect(made.get('data.label'), made.text).to.match(/, 10:00$/);
        const text = (await app.client().request('GET', `/api/planner/ics/${made.get<string>('data.token')}`)).text;
        const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined);
        expect([event.startDate.toJSDate().toISOString(), event.startDate.zone.tzid]).to.eql([start, 'UTC']);
        expect(event.endDate.toJSDate().getTime() - event.startDate.toJSDate().getTime()).to.equal(hour);
      }
    });
});
