import { expect } from 'chai';
import { movedOffset } from './moved-offset.ts';

describe('a place in a text that becomes another one', () => {
  /** Both with a line at the place. */
  const moved = (marked: string, after: string): string => {
    const at = marked.indexOf('|');
    const offset = movedOffset(marked.replace('|', ''), after, at);
    return `${after.slice(0, offset)}|${after.slice(offset)}`;
  };

  it('stays among its words', () => {
    expect(moved('glas in| lood', 'oud glas in lood')).to.equal('oud glas in| lood');
    expect(moved('glas in| lood', 'glas in lood ramen')).to.equal('glas in| lood ramen');
    expect(moved('glas| in lood', 'oud glas in oud lood')).to.equal('oud glas| in oud lood');
    expect(moved('oud glas in lood|', 'glas in lood')).to.equal('glas in lood|');
    expect(moved('glas|', 'glas in lood')).to.equal('glas| in lood');
    expect(moved('|glas', 'oud glas')).to.equal('|oud glas');
  });

  it('goes no further than the words that took the place of its own', () => {
    expect(moved('glas in lo|od', 'glas in tin')).to.equal('glas in ti|n');
    expect(moved('a bcdef|gh', 'a x')).to.equal('a x|');
    expect(moved('abc|', '')).to.equal('|');
  });
});
