import { expect } from 'chai';
import { displayAttributes } from './display-attributes.ts';

describe('the look of the first paint', () => {
  it('is what the person chose', () => {
    expect(displayAttributes('dark.more.compact')).to.equal(' data-theme="dark" data-contrast="more" data-density="compact"');
    expect(displayAttributes('..compact')).to.equal(' data-density="compact"');
    expect(displayAttributes('...folded')).to.equal(' data-navigation="folded"');
  });

  it('is left to the system where nothing was chosen, or nonsense was sent', () => {
    for (const cookie of [undefined, '', '..', 'pink.', '"><script>', 'more.dark.'])
      expect(displayAttributes(cookie)).to.equal('');
  });
});
