import { expect } from 'chai';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineBlock, definePlugin, fields, z } from '@lectern/core';
import { defineSite } from '@lectern/core/site';
import { runBlockFixtures } from './run-block-fixtures.ts';

const card = defineBlock({
  label: 'Card',
  version: 2,
  fields: { title: fields.text({ label: 'Title', required: true }) },
  upgrade: { 2: ({ heading }) => ({ title: heading }) },
});
const plugin = definePlugin({
  name: '@example/cards',
  id: 'cards',
  version: '1.0.0',
  core: '*',
  entries: { site: true },
  blocks: { card },
});
const site = defineSite<typeof plugin>({
  blocks: { card: () => Promise.resolve({ default: ({ props }) => (props.title === 'empty' ? null : props.title) }) },
});

describe('runBlockFixtures', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'lectern-fixtures-'));
    add('card.v1', { heading: 'Oud' });
    add('card.v2', { title: 'Nieuw' });
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const add = (name: string, props: object): void => writeFileSync(join(dir, `${name}.json`), JSON.stringify({ props }));
  const problems = async (): Promise<readonly string[]> => {
    const error: unknown = await runBlockFixtures(plugin, dir, { site }).catch((problem: unknown) => problem);
    return (error as { actual?: readonly string[] } | undefined)?.actual ?? [];
  };

  it('takes every version through upgrade, schema and view', async () => {
    const drawn: Record<string, string> = {};
    await runBlockFixtures(plugin, dir, { site, onRender: (name, html) => (drawn[name] = html) });
    expect(drawn).to.deep.equal({ 'card.v1': 'Oud', 'card.v2': 'Nieuw' });
  });

  it('finds each beside its block, and says where there are two', async () => {
    mkdirSync(join(dir, 'blocks', 'card'), { recursive: true });
    mkdirSync(join(dir, 'node_modules'));
    rmSync(join(dir, 'card.v1.json'));
    add('blocks/card/card.v1', { heading: 'Oud' });
    add('node_modules/other.v1', {});
    expect(await problems()).to.deep.equal([]);
    add('blocks/card/card.v2', { title: 'Nieuw' });
    const found = await problems();
    expect(found).to.have.length(1);
    expect(found[0]).to.match(/^card\.v2: there are two: .*card\.v2\.json and .*card\.v2\.json$/);
  });

  it('names versions without a fixture, and fixtures without a version', async () => {
    rmSync(join(dir, 'card.v1.json'));
    add('card.v3', { title: 'x' });
    add('other.v1', {});
    const found = await problems();
    expect(found).to.have.length(3);
    expect(found[0]).to.contain('card.v1: there is no card.v1.json');
    expect(found.slice(1)).to.have.members([
      'card.v3.json: no block or page type has this version',
      'other.v1.json: no block or page type has this version',
    ]);
  });

  it('names props that are not valid after the upgrade, and views that draw nothing', async () => {
    add('card.v1', { heading: '' });
    add('card.v2', { title: 'empty' });
    expect(await problems()).to.deep.equal([
      'card.v1: the upgraded props are not valid: [{"property":"title","code":"V_01","params":{"minimum":1}}]',
      'card.v2: the view drew nothing',
    ]);
  });

  it('names fields that cannot write back what they hold', async () => {
    const forgetful = definePlugin({
      ...plugin,
      blocks: {
        card: defineBlock({
          label: 'Card',
          version: 1,
          fields: {
            page: fields.custom<string>({
              label: 'Page',
              control: 'cards/page',
              schema: z.string(),
              draft: z.string(),
              initial: '',
              references: (id) => [{ kind: 'page', id }],
              rewrite: (id) => id,
            }),
          },
        }),
      },
    });
    rmSync(join(dir, 'card.v2.json'));
    add('card.v1', { page: 'p' });
    const error: unknown = await runBlockFixtures(forgetful, dir, { site }).catch((problem: unknown) => problem);
    expect((error as { actual?: readonly string[] }).actual).to.deep.equal([
      'card.v1: `rewrite` asks for nothing, not for page p',
    ]);
  });
});
