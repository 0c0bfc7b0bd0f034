import { expect } from 'chai';
import { placeInLines } from './caret-place.ts';

describe('where somebody writes in a text of several lines', () => {
  const text = 'De  toren\n\n is open ,\nelke dag';

  it('is a place in its line, with even space', () => {
    expect(placeInLines(text, 0)).to.deep.equal({ line: 'De toren', offset: 0 });
    expect(placeInLines(text, 5)).to.deep.equal({ line: 'De toren', offset: 4 });
    expect(placeInLines(text, 14)).to.deep.equal({ line: 'is open ,', offset: 2 });
    expect(placeInLines(text, text.length)).to.deep.equal({ line: 'elke dag', offset: 8 });
  });

  it('is at the end of a line before its break, and in an empty line in none', () => {
    expect(placeInLines(text, 9)).to.deep.equal({ line: 'De toren', offset: 8 });
    expect(placeInLines(text, 10)).to.deep.equal({ line: '', offset: 0 });
  });
});
