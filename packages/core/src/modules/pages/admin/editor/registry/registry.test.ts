import { expect } from 'chai';
import { defineBlock } from '#contract/block.ts';
import { fields } from '#contract/fields/fields.ts';
import { definePlugin } from '#contract/plugin.ts';
import { blockSummary, kindOf, loadRegistry, upgradedBlocks } from './registry.ts';
import { warnOfUnknown } from './warn-of-unknown.ts';

const manifest = definePlugin({
  name: '@example/plugin',
  id: 'example',
  version: '1.0.0',
  core: '*',
  entries: {},
  blocks: {
    text: defineBlock({
      label: 'Text',
      version: 2,
      fields: { title: fields.text({ label: 'Title' }) },
      upgrade: { 2: ({ head }) => ({ title: head }) },
      summary: ({ title }) => title.toUpperCase(),
    }),
  },
});
const stored = (type: string, version: number, props: Record<string, unknown>) => ({
  type,
  version,
  props,
  key: 'kaa',
  anchorPoint: '',
  __images: {},
  __files: {},
});

describe('the registry of the editor', () => {
  const load = () =>
    loadRegistry({
      example: { manifest: async () => ({ somethingElse: 1, manifest }) },
      broken: { manifest: async () => Promise.reject(new Error('gone')) },
    });

  let logged: unknown[] = [];
  const { error } = console;
  beforeEach(() => {
    logged = [];
    console.error = (...words) => logged.push(words);
  });
  afterEach(() => {
    console.error = error;
  });

  it('finds a manifest under any name, and does without one that cannot be loaded', async () => {
    const registry = await load();
    expect(Object.keys(registry.blocks)).to.deep.equal(['example/text']);
    expect(logged).to.have.length(1);
  });

  it('tells what it can edit from what it can only keep', async () => {
    const registry = await load();
    expect(kindOf(registry, stored('example/text', 2, {})).kind).to.equal('known');
    expect(kindOf(registry, stored('example/text', 3, {})).kind).to.equal('newer');
    expect(kindOf(registry, stored('gone/map', 1, {})).kind).to.equal('unknown');
  });

  it('upgrades what is older and touches nothing else', async () => {
    const registry = await load();
    const blocks = {
      kaa: stored('example/text', 1, { head: 'a' }),
      kbb: stored('example/text', 9, { x: 1 }),
      kcc: stored('gone/map', 1, { y: [1] }),
    };
    const upgraded = upgradedBlocks(registry, blocks);
    expect(upgraded['kaa']).to.deep.include({ version: 2, props: { title: 'a' } });
    expect(upgraded['kbb']).to.equal(blocks.kbb);
    expect(upgraded['kcc']).to.equal(blocks.kcc);
  });

  it('warns once of a type that nobody registers', async () => {
    const registry = await load();
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (line) => warnings.push(line);
    try {
      const blocks = { kaa: stored('example/text', 2, {}), kbb: stored('gone/map', 1, {}), kcc: stored('gone/map', 1, {}) };
      warnOfUnknown(registry, blocks);
      warnOfUnknown(registry, blocks);
      warnOfUnknown(registry, { kdd: stored('gone/poll', 1, {}) });
    } finally {
      console.warn = warn;
    }
    expect(warnings).to.have.length(2);
    expect(warnings.join(' ')).to.match(/"gone\/map".*"gone\/poll"/);
  });

  it('survives a summary that throws', async () => {
    const registry = await load();
    expect(blockSummary(registry, stored('example/text', 2, { title: 'kerk' }))).to.equal('KERK');
    expect(blockSummary(registry, stored('example/text', 2, {}))).to.equal('');
  });
});
