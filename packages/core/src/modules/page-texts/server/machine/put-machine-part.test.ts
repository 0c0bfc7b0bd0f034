import { expect } from 'chai';
import { defineBlock } from '#contract/block.ts';
import { fields } from '#contract/fields/fields.ts';
import { InvalidSegment } from '#contract/fields/rewriting.ts';
import type { IncomingContent } from '#modules/pages/server/public.ts';
import { contentParts } from '../translate/content-parts.ts';
import { putMachinePart } from './put-machine-part.ts';

const line = (label: string) =>
  fields.custom<string>({
    label,
    control: 'x/line',
    schema: fields.text({ label }).schema,
    draft: fields.text({ label }).draft,
    initial: '',
    text: () => [],
    references: () => [],
    rewrite(value, { text, at = '' }) {
      const next = text?.({ path: at, text: value, format: 'inline' }) ?? value;
      if (!next.includes('<1/>')) throw new InvalidSegment(at, 'its node is gone');
      return next;
    },
  });
const block = defineBlock({ label: 'Lines', version: 1, fields: { one: line('One'), two: line('Two') } });
const app = { blocks: new Map([['x/lines', block]]), pageTypes: new Map() } as never as Parameters<typeof putMachinePart>[0];
const content = (one: string, two: string): IncomingContent => ({
  title: '',
  typeData: {},
  seo: { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: false },
  blockOrder: ['k1'],
  blocks: { k1: { type: 'x/lines', version: 1, anchorPoint: '', props: { one, two } } },
});

describe('what a machine made of a block', () => {
  const source = content('Dak <1/>', 'Muur <1/>');
  const pair = { type: 'x', source, target: source, siblings: new Map() };
  const [part] = contentParts(app, 'x', source);
  const put = (translated: Readonly<Record<string, string>>) => {
    if (!part) throw new Error('The block has no texts.');
    return putMachinePart(app, pair, { sourcePart: part, targetPart: part, translated: new Map(Object.entries(translated)) });
  };

  it('goes in with its codes', () => {
    const { target, texts, unfit } = put({ 'blocks.k1.one': '<1/> Dach', 'blocks.k1.two': 'Mauer <1/>' });
    expect([target?.blocks['k1']?.props, texts, unfit]).to.deep.equal([{ one: '<1/> Dach', two: 'Mauer <1/>' }, 2, []]);
  });

  it('leaves out, by its path, each text that lost a code or has none left to say', () => {
    const { target, texts, unfit } = put({ 'blocks.k1.one': 'Dach', 'blocks.k1.two': 'Mauer <1/>' });
    expect([target?.blocks['k1']?.props, texts, unfit]).to.deep.equal([
      { one: 'Dak <1/>', two: 'Mauer <1/>' },
      1,
      ['blocks.k1.one'],
    ]);
    const none = put({ 'blocks.k1.one': ' ', 'blocks.k1.two': '<9>Mauer</9>' });
    expect([none.target, none.texts, none.unfit]).to.deep.equal([source, 0, ['blocks.k1.one', 'blocks.k1.two']]);
  });
});
