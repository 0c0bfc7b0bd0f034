import { expect } from 'chai';
import {
  gridLimits,
  gridOf,
  readCells,
  rowsOf,
  withCells,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
  withRowMoved,
} from './grid.ts';

describe('the grid of a table', () => {
  it('fills short rows, and goes back to what is stored', () => {
    const stored = [{ cells: [{ text: 'a' }, { text: 'b' }] }, { cells: [{ text: 'c' }] }];
    expect(gridOf(stored)).to.deep.equal([
      ['a', 'b'],
      ['c', ''],
    ]);
    expect(rowsOf([['a']])).to.deep.equal([{ cells: [{ text: 'a' }] }]);
    expect(gridOf([])).to.deep.equal([
      ['', '', ''],
      ['', '', ''],
      ['', '', ''],
    ]);
  });

  it('keeps one cell, and stops at its limits', () => {
    expect(withoutRow([['a']], 0)).to.deep.equal([['a']]);
    expect(withoutColumn([['a']], 0)).to.deep.equal([['a']]);
    let grid = gridOf([]);
    for (let step = 0; step < 200; step += 1) grid = withColumn(withRow(grid, 0), 0);
    expect([grid.length, grid[0]?.length]).to.deep.equal([gridLimits.rows, gridLimits.columns]);
  });

  it('moves rows within itself', () => {
    const grid = [['a'], ['b'], ['c']];
    expect(withRowMoved(grid, 0, 2)).to.deep.equal([['b'], ['c'], ['a']]);
    expect(withRowMoved(grid, 0, -1)).to.equal(grid);
    expect(withRowMoved(grid, 2, 3)).to.equal(grid);
  });

  it('reads what a spreadsheet copies', () => {
    expect(readCells('Jaar\tPremie\r\n2025\t€ 1.200\r\n')).to.deep.equal([
      ['Jaar', 'Premie'],
      ['2025', '€ 1.200'],
    ]);
    expect(readCells('"twee\nregels"\t"zegt ""ja"""\tc')).to.deep.equal([['twee regels', 'zegt "ja"', 'c']]);
    expect(readCells('een')).to.deep.equal([['een']]);
    expect(readCells('a\t\tc\n\t\t')).to.deep.equal([['a', '', 'c']]);
  });

  it('lays cells over what is there, and grows', () => {
    expect(
      withCells(
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
        1,
        1,
        [['x', 'y'], ['z']],
      ),
    ).to.deep.equal([
      ['a', 'b', ''],
      ['c', 'x', 'y'],
      ['', 'z', ''],
    ]);
  });
});
