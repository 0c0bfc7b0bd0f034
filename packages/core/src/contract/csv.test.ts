import { expect } from 'chai';
import { csvCell } from './csv.ts';

describe('a cell of an export', () => {
  it('is never a formula', () => {
    for (const text of ['=1', '+1', '-1', '@x', ' =1', '\t=1', '\r=1', '\n=1', '＝1']) expect(csvCell(text)).to.match(/^"'/);
    for (const text of ['', '1-1', 'page.publish', '2026-11-20', 'a=b']) expect(csvCell(text)).to.equal(`"${text}"`);
    expect(csvCell('a"b')).to.equal('"a""b"');
  });
});
