import { expect } from 'chai';
import { createTypeAhead, nextThatBegins } from './type-ahead.ts';

const names = [['Hero', 'Welkom'], ['Text'], ['Énergie'], ['Table', 'Wat het kost'], ['Text with image']];

describe('finding a row by its first letters', () => {
  it('goes from one to the next that begins so, and around', () => {
    expect(nextThatBegins(names, 't', 0)).to.equal(1);
    expect(nextThatBegins(names, 't', 1)).to.equal(3);
    expect(nextThatBegins(names, 't', 4)).to.equal(1);
    expect(nextThatBegins(names, 'h', 0)).to.equal(0);
    expect(nextThatBegins(names, 'w', 0)).to.equal(3);
    expect(nextThatBegins(names, 'x', 0)).to.equal(undefined);
  });

  it('stays with the one it is at while a word goes on, without minding accents and capitals', () => {
    expect(nextThatBegins(names, 'te', 1)).to.equal(1);
    expect(nextThatBegins(names, 'text w', 1)).to.equal(4);
    expect(nextThatBegins(names, 'EN', 0)).to.equal(2);
  });

  it('takes letters for one word until somebody pauses, and the same letter for the next row', () => {
    const ahead = createTypeAhead();
    expect(ahead.isTyping(0)).to.equal(false);
    expect([ahead.press('t', 0), ahead.press('e', 200)]).to.deep.equal(['t', 'te']);
    expect([ahead.isTyping(300), ahead.isTyping(1000)]).to.deep.equal([true, false]);
    expect([ahead.press('t', 1000), ahead.press('t', 1100)]).to.deep.equal(['t', 't']);
  });
});
