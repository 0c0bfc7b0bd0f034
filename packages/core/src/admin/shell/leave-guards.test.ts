import { expect } from 'chai';
import { words } from '../ui/form/words.ts';
import { losesWords } from './leave-guards.ts';

const at = (pathname: string, search = '') => ({ pathname, search, hash: '', state: null, key: pathname + search });

describe('leaving a screen', () => {
  afterEach(() => words.settle());

  it('loses nothing where no form holds words', () => {
    expect(losesWords(at('/tags'), at('/roles'))).to.equal(false);
  });

  it('loses words on the way to another screen, not by another filter of the same', () => {
    words.set('form', true);
    expect([losesWords(at('/tags'), at('/roles')), losesWords(at('/tags'), at('/tags', '?page=2'))]).to.deep.equal([true, false]);
  });
});
