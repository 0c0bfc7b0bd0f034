import { createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { expect } from 'chai';
import * as z from 'zod';
import { dataOf, defineCalls } from '../../contract/call.ts';
import { definePlugin } from '../../contract/plugin.ts';
import { defineServer } from '../define-server.ts';
import { defineAdapterKey } from '../kernel/service.ts';
import { defineCommand } from './plugin-command.ts';
import { route } from './plugin-route.ts';

declare module '../../contract/audit-words.ts' {
  interface ActionMap {
    readonly 'shop.pretend': string;
    readonly 'shop.sell': string;
  }
}

const calls = defineCalls({
  sell: { method: 'GET', path: '/shop/sell', access: 'public', summary: 'Emits an event.', answer: dataOf(z.strictObject({})) },
  pretend: {
    method: 'GET',
    path: '/shop/pretend',
    access: 'public',
    summary: 'Emits another’s.',
    answer: dataOf(z.strictObject({})),
  },
});

const sell = defineCommand('shop.sell', ({ allowEveryone, emit }) => {
  allowEveryone('a test');
  emit('shop.sold' as never, { item: 'bel' } as never);
  return Promise.resolve();
});
const pretend = defineCommand('shop.pretend', ({ allowEveryone, emit }) => {
  allowEveryone('a test');
  emit('shop.sold' as never, { item: 'orgel' } as never);
  emit('pages.published' as never, {} as never);
  return Promise.resolve();
});

const shop = {
  manifest: definePlugin({
    name: '@example/shop',
    id: 'shop',
    version: '1.0.0',
    core: '*',
    entries: { server: true },
    events: { 'shop.sold': z.strictObject({ item: z.string() }) },
  }),
  entries: {
    server: defineServer({
      needs: [defineAdapterKey('shop/scales', 'Nothing can be weighed.')],
      routes: [
        route(calls.sell, async ({ run }) => ({ data: await run(sell, undefined).then(() => ({})) })),
        route(calls.pretend, async ({ run }) => ({ data: await run(pretend, undefined).then(() => ({})) })),
      ],
    }),
  },
};

describe('the application that a plugin works with', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [shop] });
  });
  after(() => app?.close());

  const log = async (): Promise<unknown[]> =>
    (await app.app.pool.query<{ payload: unknown }>('select payload from lectern_event order by id')).rows.map(
      ({ payload }) => payload,
    );

  it('is told of an adapter that nobody supplies, and starts without it', () => {
    expect(app.logs.filter(({ msg }) => msg === 'Nothing can be weighed.').map(({ level }) => level)).to.eql([40]);
  });

  it('emits events of that plugin alone; of a command that emits another’s nothing stays', async () => {
    expect((await app.client().request('GET', '/api/shop/sell')).status).to.equal(200);
    expect(await log()).to.eql([{ item: 'bel' }]);
    expect((await app.client().request('GET', '/api/shop/pretend')).status).to.equal(500);
    expect(await log()).to.eql([{ item: 'bel' }]);
    expect(app.logs.map((line) => JSON.stringify(line)).join('\n')).to.contain(
      'The plugin shop emits the event \\"pages.published\\", which is not its own.',
    );
  });
});
