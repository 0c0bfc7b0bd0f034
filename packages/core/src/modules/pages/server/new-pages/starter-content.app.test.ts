import { expect } from 'chai';
import { defineBlock, definePageType, definePlugin, fields } from '#index.ts';
import { buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';

const text = defineBlock({
  label: 'Text',
  version: 2,
  upgrade: { 2: (props) => props },
  fields: {
    title: fields.text({ label: 'Title', initial: 'Begin' }),
    body: fields.textarea({ label: 'Body', required: true }),
    day: fields.date({ label: 'Day', initial: 'today' }),
  },
});
const item = definePageType({
  label: 'Item',
  start: [{ type: 'starter/text', props: { body: 'Write here' } }, { type: 'starter/text' }],
  fields: {
    day: fields.date({ label: 'Day', required: true, initial: 'today' }),
    opened: fields.date({ label: 'Opened', initial: '2026-01-01' }),
    place: fields.text({ label: 'Place', initial: 'Utrecht' }),
  },
});
const starter = definePlugin({
  name: '@example/starter',
  id: 'starter',
  version: '1.0.0',
  core: '^0.1.0',
  entries: {},
  blocks: { text },
  pageTypes: { item, plain: definePageType({ label: 'Plain' }) },
});

/** A zone in which it is another day than in UTC, whatever the hour is. */
const timeZone = new Date().getUTCHours() >= 10 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago';
const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());

interface Version {
  readonly typeData: Readonly<Record<string, unknown>>;
  readonly blockOrder: readonly string[];
  readonly blocks: Readonly<Record<string, { readonly version: number; readonly props: Readonly<Record<string, unknown>> }>>;
}

describe('a page as it is made', () => {
  let app: TestApp;
  let editor: TestClient;
  let count = 0;
  before(async () => {
    app = await createTestApp({ plugins: [{ manifest: starter, entries: {} }], config: { timeZone } });
    editor = await signIn(app, await buildUser(app, { role: 'Editor' }));
  });
  after(() => app?.close());

  const create = (body: object) => {
    count += 1;
    const page = { title: 'Nieuw', slug: `/nieuw-${count}`, type: 'starter/item', locale: 'nl-NL' };
    return editor.request('POST', '/api/page/create', { ...page, ...body });
  };
  async function made(body: object): Promise<Version> {
    const answer = await create(body);
    expectSuccess(answer);
    return (await editor.request('GET', `/api/page/version/fetch/${answer.get<string>('pageVersionID')}`)).get('data');
  }

  it('has the initial values and the blocks of its type, with the day of the site', async () => {
    const day = today();
    const { typeData, blocks, blockOrder } = await made({});
    expect([day, today()]).to.include(typeData['day'] as string);
    expect(typeData).to.include({ opened: '2026-01-01', place: 'Utrecht' });
    expect(blockOrder).to.have.length(2);
    const props = blockOrder.map((key) => blocks[key]?.props);
    expect(props).to.deep.equal([
      { title: 'Begin', body: 'Write here', day: typeData['day'] },
      { title: 'Begin', body: '', day: typeData['day'] },
    ]);
    expect(Object.values(blocks).map(({ version }) => version)).to.deep.equal([2, 2]);
  });

  it('has the values and the blocks of who makes it, even none', async () => {
    const own = await made({ typeData: { day: '', place: 'Zeist' }, content: {} });
    expect(own.typeData).to.deep.equal({ day: '', opened: '2026-01-01', place: 'Zeist' });
    expect(own.blockOrder).to.deep.equal([]);
    expect(await made({ type: 'starter/plain' })).to.deep.include({ typeData: {}, blockOrder: [] });
  });

  it('has its blocks in the order that is asked for, by the rules of a store', async () => {
    const content = {
      'text-1': { type: 'starter/text' },
      'text-2': { type: 'starter/text' },
      'text-3': { type: 'starter/text' },
    };
    const { blockOrder } = await made({ content, blockOrder: ['text-3', 'text-1'] });
    expect(blockOrder).to.deep.equal(['text-3', 'text-1', 'text-2']);
    const refused = [{ property: 'blockOrder', code: 'V_12' }];
    expectErrors(await create({ content, blockOrder: ['text-9'] }), 400, refused);
    expectErrors(await create({ content, blockOrder: ['text-1', 'text-1'] }), 400, refused);
    expectErrors(await create({ blockOrder: ['text-1'] }), 400, refused);
  });
});
