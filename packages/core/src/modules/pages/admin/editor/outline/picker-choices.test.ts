import { expect } from 'chai';
import { defineBlock } from '../../../../../contract/block.ts';
import { pickerChoices, searchChoices } from './picker-choices.ts';

const blockOf = (label: string, group: string, description = '') =>
  defineBlock({ label, group, description, version: 1, fields: {} });
const registry = {
  pageTypes: {},
  blocks: {
    'a/text': blockOf('Text', 'Text'),
    'a/cards': blockOf('Cards', 'Lists', 'Links as cards'),
    'b/text-image': blockOf('Text beside image', 'Text'),
    'b/cafe': blockOf('Café', 'Lists'),
  },
};
const types = (choices: readonly { readonly type: string }[]) => choices.map((choice) => choice.type);

describe('choosing a block', () => {
  it('groups what plugins register', () => {
    expect(types(pickerChoices(registry, undefined))).to.deep.equal(['a/text', 'b/text-image', 'a/cards', 'b/cafe']);
  });

  it('offers only what the page type allows', () => {
    expect(types(pickerChoices(registry, ['b/cafe', 'gone/map']))).to.deep.equal(['b/cafe']);
  });

  it('searches by every word, without minding accents, names first', () => {
    const all = pickerChoices(registry, undefined);
    expect(types(searchChoices(all, 'image text'))).to.deep.equal(['b/text-image']);
    expect(types(searchChoices(all, 'cafe'))).to.deep.equal(['b/cafe']);
    expect(types(searchChoices(all, 'cards'))).to.deep.equal(['a/cards']);
    expect(searchChoices(all, 'zzz')).to.deep.equal([]);
    expect(searchChoices(all, ' ')).to.have.length(4);
  });
});
