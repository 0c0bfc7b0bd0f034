import { expect } from 'chai';
import { describeDropped } from '../admin/paste/describe-dropped.ts';
import { parseWithDom } from './parse-html.test-kit.ts';
import { readClipboard } from './read-clipboard.ts';

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const table = (...rows: string[]) => `<table class=MsoTableGrid border=1>${rows.join('')}</table>`;
const read = (html: string) => readClipboard({ own: '', html, text: '', files: [] }, parseWithDom);
const inner = table(row('een', 'twee'), row('drie', 'vier'));

describe('a table inside a table', () => {
  /** Every table that came of it, as the texts of its cells. */
  const tablesOf = async (html: string): Promise<unknown[]> =>
    (await read(html)).blocks.flatMap((block) =>
      block.type === 'table'
        ? [
            block.children.map(({ children }) =>
              children.map((cell) => cell.children.map((leaf) => ('text' in leaf ? leaf.text : '')).join('')),
            ),
          ]
        : [],
    );

  it('stands below the one around it, which keeps its rows, and that is said', async () => {
    const outer = table(row('a', 'b'), row(`<p>c</p>${inner}<p>&nbsp;</p>`, 'd'));
    expect(await tablesOf(outer)).to.deep.equal([
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      [
        ['een', 'twee'],
        ['drie', 'vier'],
      ],
    ]);
    const { dropped } = await read(outer);
    expect(describeDropped(dropped)).to.equal('A table inside a table stands below it now.');
  });

  it('is counted once, however deep it stands', async () => {
    const deep = table(row('a', 'b'), row(table(row('c', 'd'), row(inner, 'e')), 'f'));
    expect(await tablesOf(deep)).to.have.length(3);
    expect((await read(deep)).dropped.nested).to.have.length(2);
  });

  it('is the only one where the outer one places things and holds no data', async () => {
    for (const outer of [
      table(row(inner)),
      table(row(inner, inner), row(inner, 'x')),
      `<table role=presentation>${row('a', 'b')}${row(inner, 'c')}</table>`,
    ])
      expect((await read(outer)).dropped, outer).to.deep.equal({});
  });
});
