import { expect } from 'chai';
import { open, type } from '../editor.test-kit.ts';
import { blockItems, insertItems, matchingItems, withBlocks } from './insert-items.ts';
import { removeSlash, slashQuery } from './slash-query.ts';

const map = { type: 'planner/map', label: 'Map', place: 'block' as const, fields: {}, initial: {} };
const items = insertItems([map]);
const ids = (query: string, uses = {}) => matchingItems(items, query, uses).map((item) => item.id);

describe('what can be inserted', () => {
  it('is nine things at once, those first that somebody uses most', () => {
    expect(ids('')).to.have.length(9);
    expect(ids('', { rule: 5, table: 2 }).slice(0, 3)).to.eql(['rule', 'table', 'heading-2']);
  });

  it('is found by its name, by a part of it and by other words, in this order', () => {
    expect(ids('list')).to.eql(['bullets', 'numbers']);
    expect(ids('ima')).to.eql(['image']);
    expect(ids('photo')).to.eql(['image']);
    expect(ids('b')).to.include.members(['button', 'bullets', 'table']);
    expect(ids('b').indexOf('button')).to.be.lessThan(ids('b').indexOf('table'));
    expect(ids('map')).to.eql(['planner/map']);
    expect(ids('zzz')).to.eql([]);
  });

  it('is a block of the page too, with other names than a part of the text, and first where it is used most', () => {
    const choice = (name: string, uses = 0) => ({ type: `test/${name}`, label: name, description: '', icon: 'square', uses });
    const inserter = (uses: number) => ({
      choices: () => [choice('Hero'), choice('Image', uses), choice('Table')],
      canCut: true,
      insert: () => undefined,
    });
    const offered = (query: string, uses = 0, parts = {}) =>
      matchingItems(withBlocks(items, blockItems(inserter(uses))), query, parts).map((item) => item.id);
    expect(offered('')).to.have.length(9).and.include.members(['heading-2', 'block test/Hero', 'block test/Image']);
    expect(offered('', 3, { table: 2 }).slice(0, 2)).to.eql(['block test/Image', 'table']);
    expect(offered('image', 3)).to.eql(['block test/Image', 'image']);
    expect(offered('table')).to.eql(['table', 'block test/Table']);
    expect(offered('block')).to.include.members(['block test/Hero', 'block test/Image']);
  });

  it('is asked for with a slash in an otherwise empty paragraph, nowhere else', () => {
    const editor = open({});
    expect(slashQuery(editor)).to.equal(undefined);
    type(editor, '/');
    expect(slashQuery(editor)).to.equal('');
    type(editor, 'call to');
    expect(slashQuery(editor)).to.equal('call to');
    removeSlash(editor);
    type(editor, 'a /b');
    expect(slashQuery(editor)).to.equal(undefined);
    const list = open([{ type: 'list', ordered: false, children: [{ type: 'list-item', children: [{ text: '/x' }] }] }]);
    expect(slashQuery(list)).to.equal(undefined);
    expect(slashQuery(open('/a/b'))).to.equal(undefined);
  });
});
