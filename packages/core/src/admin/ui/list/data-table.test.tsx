import { expect } from 'chai';
import { renderToString } from 'react-dom/server';
import { DataTable } from './data-table.tsx';
import type { Column } from './data-table.tsx';

interface Person {
  readonly name: string;
  readonly town?: string;
  readonly age: number | null;
}

const columns: readonly Column<Person>[] = [
  { key: 'name', header: 'Name', isRowHeader: true },
  { key: 'town', header: 'Town' },
  { key: 'age', header: 'Age', render: ({ age }) => age },
  { key: 'open', header: 'Open', isHeaderHidden: true, render: ({ town }) => town !== undefined && <a href="/">{town}</a> },
];

/** The headers of the table as it is drawn. */
function headersOf(items: readonly Person[], shown = columns): string[] {
  const html = renderToString(<DataTable caption="People" columns={shown} items={items} keyOf={({ name }) => name} />);
  return [...html.matchAll(/<th scope="col"[^>]*>(?:<[^>]*>)*([^<]*)/g)].map(([, text = '']) => text);
}

describe('the columns of a table', () => {
  it('have room where a row has something in them, be it a zero', () => {
    expect(headersOf([{ name: 'Ada', age: 0 }])).to.deep.equal(['Name', 'Age']);
    expect(
      headersOf([
        { name: 'Ada', age: null },
        { name: 'Bo', town: 'Ee', age: null },
      ]),
    ).to.deep.equal(['Name', 'Town', 'Open']);
  });

  it('stay where there are no rows, and where one sorts by them', () => {
    expect(headersOf([])).to.deep.equal(['Name', 'Town', 'Age', 'Open']);
    const sorted = columns.map((column) => (column.key === 'age' ? { ...column, sorted: 'asc' as const } : column));
    expect(headersOf([{ name: '', age: null }], sorted)).to.deep.equal(['Name', 'Age']);
  });
});
