import { expect } from 'chai';
import { isComposing } from './is-composing.ts';

describe('a key of a composition', () => {
  it('is known by the browser that says so, and by the code that Safari gives the Enter at its end', () => {
    expect(isComposing({ isComposing: true, keyCode: 13 })).to.equal(true);
    expect(isComposing({ isComposing: false, keyCode: 229 })).to.equal(true);
    expect(isComposing({ nativeEvent: { isComposing: false, keyCode: 229 } })).to.equal(true);
  });

  it('is no other key', () => {
    expect(isComposing({ isComposing: false, keyCode: 13 })).to.equal(false);
    expect(isComposing({ nativeEvent: { isComposing: false, keyCode: 27 } })).to.equal(false);
  });
});
