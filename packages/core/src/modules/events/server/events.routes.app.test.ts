import { expect } from 'chai';
import * as z from 'zod';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn, until } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import type { EventsOf } from '#contract/events.ts';
import type { CoreModule } from '#server/entries/of-module.ts';
import { systemActor } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { listen } from '#server/kernel/events/listener.ts';
import type { EventListener, SetAsideEvent } from '../events.calls.ts';

declare module '#contract/audit-words.ts' {
  interface ActionMap {
    readonly 'shop.sell': string;
  }
}

const shop = { id: 'shop', events: { 'shop.sold': z.strictObject({ item: z.string() }) } };

declare module '#contract/events.ts' {
  interface EventMap extends EventsOf<typeof shop> {}
}

const given = { isOpen: true, sold: [] as string[] };

const shopModule: CoreModule = {
  manifest: shop,
  entry: {
    listeners: {
      ledger: listen({
        on: ['shop.sold'],
        run: async (events) => {
          if (!given.isOpen) throw new Error('the ledger is closed');
          given.sold.push(...events.map(({ payload }) => payload.item));
        },
      }),
    },
  },
};

const sell = defineCommand<string, void>('shop.sell', async ({ allowEveryone, emit }, item) => {
  allowEveryone('a test');
  emit('shop.sold', { item });
});

describe('the listeners of events', () => {
  let app: TestApp;
  let operator: TestClient;
  before(async () => {
    app = await createTestApp({ modules: [shopModule] });
    operator = await signIn(app, await buildUser(app, { permissions: ['manage-settings', 'view-audit-log'] }));
    await app.keep();
    await app.startJobs();
  });
  beforeEach(async () => {
    await app.clear();
    Object.assign(given, { isOpen: true, sold: [] });
  });
  after(() => app?.close());

  const ledger = async (): Promise<EventListener | undefined> =>
    (await operator.request('GET', '/api/events/listeners'))
      .get<readonly EventListener[]>('data')
      .find(({ name }) => name === 'shop:ledger');
  const setAside = async (query = ''): Promise<readonly SetAsideEvent[]> =>
    (await operator.request('GET', `/api/events/set-aside${query}`)).get<readonly SetAsideEvent[]>('data.items');
  /** An event that the ledger failed to take too often. */
  async function buildSetAside(item: string, listener = 'shop:ledger'): Promise<string> {
    const { rows } = await app.app.pool.query<{ id: string }>(
      `insert into lectern_event_failure (listener, event_id, at, name, payload, attempts, error, failed_at)
       values ($1, $2, now(), 'shop.sold', $3, 12, 'the ledger is closed', now()) returning id`,
      [listener, Math.floor(Math.random() * 1e9), JSON.stringify({ item })],
    );
    return rows[0]?.id ?? '';
  }
  const act = (id: string, verb: 'retry' | 'dismiss') => operator.request('POST', `/api/events/set-aside/${id}/${verb}`, {});

  it('are told with how far behind they are, and since when they fail', async () => {
    await app.app.execute(sell, 'bread', systemActor('test'));
    await until(() => given.sold, ['bread']);
    await until(async () => (await ledger())?.behind, 0);
    given.isOpen = false;
    await app.app.execute(sell, 'salt', systemActor('test'));
    await app.app.execute(sell, 'milk', systemActor('test'));
    await until(async () => (await ledger())?.tries, 1);
    const failing = await ledger();
    expect(failing).to.deep.include({ events: ['shop.sold'], behind: 2, isInstalled: true, lastError: 'the ledger is closed' });
    expect(Date.parse(failing?.nextAttemptAt ?? '') - Date.parse(failing?.failingSince ?? '')).to.equal(5000);
  });

  it('get an event again that was set aside, where somebody asks for it', async () => {
    const id = await buildSetAside('butter');
    expect(await setAside('?searchTerm=ledger&listener=shop:ledger')).to.have.length(1);
    expect(await setAside('?searchTerm=nobody')).to.have.length(0);
    given.isOpen = false;
    expectSuccess(await act(id, 'retry'));
    await until(async () => (await setAside()).map(({ attempts, isTriedAgain }) => [attempts, isTriedAgain]), [[13, false]]);
    given.isOpen = true;
    expectSuccess(await act(id, 'retry'));
    await until(() => given.sold, ['butter']);
    await until(setAside, []);
  });

  it('never get one that was dismissed, which stands in the audit log', async () => {
    const id = await buildSetAside('eggs');
    expectSuccess(await act(id, 'dismiss'));
    expect(await setAside()).to.deep.equal([]);
    expectErrors(await act(id, 'dismiss'), 404, [{ code: 'G_04' }]);
    expectErrors(await act(id, 'retry'), 404, [{ code: 'G_04' }]);
    const entries = await operator.request('GET', '/api/audit/list?entity=set-aside-event');
    expect(entries.get<readonly { action: string }[]>('data.items').map(({ action }) => action)).to.include('events.dismiss');
  });

  it('that are gone cannot be asked', async () => {
    const id = await buildSetAside('wine', 'gone:cellar');
    expect((await setAside()).map(({ policies }) => policies.retry)).to.deep.equal([false]);
    expectErrors(await act(id, 'retry'), 400, [{ code: 'V_07' }]);
    expectErrors(await act('x', 'retry'), 400, [{ property: 'id', code: 'V_12' }]);
    expectErrors(await app.client().request('GET', '/api/events/listeners'), 401, [{ code: 'G_07' }]);
  });
});
