import { expect } from 'chai';
import { defineBlock, upgradeProps } from './block.ts';
import type { Upgrade } from './block.ts';
import { fields } from './fields/fields.ts';
import { definePageType } from './page-type.ts';

const text = { title: fields.text({ label: 'Title', search: 'A' }) };
const step =
  (name: string): Upgrade =>
  (props) => ({ ...props, [name]: true });
const define = (version: number, upgrade: Record<number, Upgrade> = {}) =>
  defineBlock({ label: 'Card', version, fields: text, upgrade });

describe('the chain of upgrades', () => {
  it('leads from every stored version to the one of the code, step by step', () => {
    const block = define(3, { 2: step('two'), 3: step('three') });
    const from = (version: number) => upgradeProps(block, { version, props: { title: 'x' } });
    expect(from(1)).to.deep.equal({ isNewer: false, version: 3, props: { title: 'x', two: true, three: true } });
    expect(from(2).props).to.deep.equal({ title: 'x', three: true });
    expect(from(3).props).to.deep.equal({ title: 'x' });
  });

  it('leaves props of a newer version as they are', () => {
    const props = { strange: 1 };
    const result = upgradeProps(define(1), { version: 4, props });
    expect(result).to.deep.equal({ isNewer: true, version: 4, props });
    expect(result.props).to.equal(props);
  });

  it('may have no gap', () => {
    expect(() => define(2)).to.throw(
      '"Card" is at version 2 but has no upgrade[2]. Add it, so that stored props of version 1 can be read.',
    );
    expect(() => define(3, { 3: step('x') })).to.throw('no upgrade[2]');
    expect(() => define(3, { 2: step('x') })).to.throw('no upgrade[3]');
  });

  it('may not go past the version of the code', () => {
    expect(() => define(1, { 2: step('x') })).to.throw('"Card" is at version 1 but declares upgrade[2].');
    expect(() => define(2, { 1: step('x'), 2: step('x') })).to.throw('declares upgrade[1]');
  });

  it('begins at a whole number from 1', () => {
    for (const version of [0, -1, 1.5, Number.NaN])
      expect(() => define(version), String(version)).to.throw('whole number from 1');
  });

  it('is demanded of page types too', () => {
    expect(() => definePageType({ label: 'Note', version: 2 })).to.throw('"Note" is at version 2 but has no upgrade[2]');
  });
});

describe('what is derived from the fields of a block', () => {
  const block = defineBlock({
    label: 'Cards',
    version: 1,
    fields: {
      ...text,
      link: fields.link({ label: 'Link', hasLabel: true }),
      cards: fields.list({
        label: 'Cards',
        of: {
          image: fields.image({ label: 'Image' }),
          to: fields.link({ label: 'To' }),
          note: fields.text({ label: 'Note', search: false }),
        },
      }),
    },
  });
  const file = '00000000-0000-4000-8000-000000000001';
  const page = '00000000-0000-4000-8000-000000000002';
  const props = {
    title: 'Titel',
    link: { to: { href: '/kerken?x=1#y' }, label: 'Verder' },
    cards: [
      { image: null, to: { to: { page, anchor: 'intro' } }, note: 'geheim' },
      { image: { fileID: file, altText: 'Orgel', decorative: true }, to: { to: { href: 'https://example.com' } }, note: '' },
    ],
  };

  it('is what it refers to', () => {
    expect(block.references(props)).to.deep.equal([
      { kind: 'path', id: '/kerken' },
      { kind: 'page', id: page, anchor: 'intro' },
      { kind: 'media', id: file },
      { kind: 'address', id: 'https://example.com' },
    ]);
  });

  it('is its text, heaviest where it says so', () => {
    expect(block.text(props)).to.deep.equal([
      { text: 'Titel', weight: 'A' },
      { text: 'Verder', weight: 'D' },
    ]);
    expect(block.summary(props)).to.equal('Titel');
    expect(block.summary({ ...props, title: '', link: null })).to.equal('');
  });

  it('is its media, each under the name of its place', () => {
    expect(block.media(props)).to.deep.equal([{ name: 'cards.1.image', kind: 'image', fileID: file, altText: '' }]);
  });
});

describe('fields that came after a block was stored', () => {
  const block = defineBlock({
    label: 'Cards',
    version: 2,
    fields: {
      ...text,
      tone: fields.select({
        label: 'Tone',
        options: [
          { value: 'plain', label: 'Plain' },
          { value: 'strong', label: 'Strong' },
        ],
      }),
      cards: fields.list({
        label: 'Cards',
        of: { name: fields.text({ label: 'Name' }), isLarge: fields.boolean({ label: 'Large', initial: true }) },
      }),
    },
    upgrade: { 2: ({ heading, ...rest }) => ({ ...rest, title: heading }) },
  });

  it('begin with their initial values, in items of lists too', () => {
    const stored = { heading: 'Oud', cards: [{ name: 'Een' }, { name: 'Twee', isLarge: false }] };
    expect(upgradeProps(block, { version: 1, props: stored }).props).to.deep.equal({
      title: 'Oud',
      tone: 'plain',
      cards: [
        { name: 'Een', isLarge: true },
        { name: 'Twee', isLarge: false },
      ],
    });
    expect(stored.cards[0]).to.deep.equal({ name: 'Een' });
  });

  it('leave alone what is whole, what is null, and what is newer', () => {
    const whole = { title: 'Nieuw', tone: 'strong', cards: [{ name: '', isLarge: false }] };
    expect(upgradeProps(block, { version: 2, props: whole }).props).to.equal(whole);
    expect(upgradeProps(block, { version: 2, props: { ...whole, cards: null } }).props['cards']).to.equal(null);
    const newer = { colour: 'red' };
    expect(upgradeProps(block, { version: 3, props: newer })).to.deep.equal({ isNewer: true, props: newer, version: 3 });
  });
});
