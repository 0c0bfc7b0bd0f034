import { expect } from 'chai';
import { defineBlock } from '#contract/block.ts';
import { fields } from '#contract/fields/fields.ts';
import { drawingOf } from './drawing-of.ts';
import { pickerChoices, pickerSections, searchChoices } from './picker-choices.ts';

const blockOf = (label: string, group: string, description = '') =>
  defineBlock({ label, group, description, version: 1, fields: {} });
const registry = {
  pageTypes: {},
  blocks: {
    'a/text': blockOf('Text', 'Text'),
    'a/cards': blockOf('Cards', 'Lists', 'Links as cards'),
    'b/text-image': blockOf('Text beside image', 'Text'),
    'b/cafe': blockOf('Café', 'Lists'),
    'c/quote': blockOf('Quote', 'Text', 'Words of somebody, with an image'),
    'c/gallery': blockOf('Gallery', 'Images'),
  },
};
const types = (choices: readonly { readonly type: string }[]) => choices.map((choice) => choice.type);

describe('choosing a block', () => {
  it('groups what plugins register', () => {
    expect(types(pickerChoices(registry, undefined))).to.deep.equal([
      'a/text',
      'b/text-image',
      'c/quote',
      'a/cards',
      'b/cafe',
      'c/gallery',
    ]);
  });

  it('offers only what the page type allows', () => {
    expect(types(pickerChoices(registry, ['b/cafe', 'gone/map']))).to.deep.equal(['b/cafe']);
  });

  it('searches by every word, without minding accents, names before groups before descriptions', () => {
    const all = pickerChoices(registry, undefined);
    expect(types(searchChoices(all, 'image text'))).to.deep.equal(['b/text-image', 'c/quote']);
    expect(types(searchChoices(all, 'image'))).to.deep.equal(['b/text-image', 'c/gallery', 'c/quote']);
    expect(types(searchChoices(all, 'text'))).to.deep.equal(['a/text', 'b/text-image', 'c/quote']);
    expect(types(searchChoices(all, 'cafe'))).to.deep.equal(['b/cafe']);
    expect(types(searchChoices(all, 'cards'))).to.deep.equal(['a/cards']);
    expect(searchChoices(all, 'zzz')).to.deep.equal([]);
    expect(searchChoices(all, ' ')).to.have.length(6);
  });

  it('begins with what somebody uses most, each type once, and while searching with the best match', () => {
    const all = pickerChoices(registry, undefined);
    const sections = (term: string, uses: Record<string, number>) =>
      pickerSections(all, { term, uses, often: 'Often', found: 'Found' }).map(
        ({ title, choices }) => `${title}: ${types(choices).join(' ')}`,
      );
    expect(sections('', {})).to.deep.equal(['Text: a/text b/text-image c/quote', 'Lists: a/cards b/cafe', 'Images: c/gallery']);
    expect(sections('', { 'b/cafe': 1, 'a/text': 2.5, 'gone/map': 9 })).to.deep.equal([
      'Often: a/text b/cafe',
      'Text: b/text-image c/quote',
      'Lists: a/cards',
      'Images: c/gallery',
    ]);
    expect(sections('cards', { 'a/text': 2 })).to.deep.equal(['Found: a/cards']);
  });

  it('draws a type that brings no drawing from what its fields hold, inside the box', () => {
    const options = [{ value: 'a', label: 'A' }];
    const drawing = drawingOf({
      fields: {
        title: fields.text({ label: 'Title' }),
        tone: fields.select({ label: 'Tone', options }),
        intro: fields.textarea({ label: 'Introduction' }),
        picture: fields.image({ label: 'Picture' }),
        more: fields.list({ label: 'More', of: { text: fields.text({ label: 'Text' }) } }),
      },
      slots: {},
    });
    expect(drawing).to.have.all.keys('title', 'text', 'picture');
    for (const y of JSON.stringify(drawing).matchAll(/M\d+ ([\d.]+)/g)) expect(Number(y[1])).to.be.within(0, 60);
    expect(drawingOf({ fields: {}, slots: { left: { label: 'Left' }, right: { label: 'Right' } } })).to.have.all.keys('ground');
    expect(drawingOf({ fields: { tone: fields.select({ label: 'Tone', options }) }, slots: {} })).to.equal(undefined);
  });
});
