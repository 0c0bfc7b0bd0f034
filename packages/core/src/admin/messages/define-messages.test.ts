import { expect } from 'chai';
import { defineMessages } from './define-messages.ts';
import { readText, startMessages } from './use-messages.ts';

describe('the texts of a plugin', () => {
  const t = defineMessages({ id: 'grid' }, { add: 'Add {{what}}', rows_one: '{{count}} row', rows_other: '{{count}} rows' });

  it('are read by their keys, with values and plurals', () => {
    expect(t('add', { what: 'a row' })).to.equal('Add a row');
    expect([0, 1, 2].map((count) => t('rows', { count }))).to.eql(['0 rows', '1 row', '2 rows']);
    // @ts-expect-error -- no key of this catalogue
    expect(t('remove')).to.equal('grid.remove');
  });

  it('stand in the one catalogue under its id, so that two plugins may use the same key', () => {
    const other = defineMessages({ id: 'other' }, { add: 'Attach' });
    expect([t('add', { what: 'it' }), other('add')]).to.eql(['Add it', 'Attach']);
    expect(readText('other.add')).to.equal('Attach');
    expect(readText('action.undo')).to.equal('Undo');
  });

  it('give way to what the site calls them, whether they come before it or after it', () => {
    startMessages({ 'grid.add': 'Put in {{what}}', 'late.add': 'Put in' });
    const late = defineMessages({ id: 'late' }, { add: 'Add', remove: 'Remove' });
    expect([t('add', { what: 'it' }), late('add'), late('remove')]).to.eql(['Put in it', 'Put in', 'Remove']);
    startMessages();
  });
});
