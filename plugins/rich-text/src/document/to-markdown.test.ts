import { expect } from 'chai';
import { toMarkdown } from './to-markdown.ts';

const p = (...children: unknown[]) => ({ type: 'paragraph', children });
const text = (value: string, ...marks: string[]) => ({ text: value, ...Object.fromEntries(marks.map((mark) => [mark, true])) });

describe('rich text as Markdown', () => {
  const cases: Record<string, { readonly blocks: readonly unknown[]; readonly markdown: string }> = {
    'marks that touch': {
      blocks: [p(text('een', 'bold'), text('twee', 'bold', 'italic'), text('drie', 'italic'), text(' vier', 'strike', 'code'))],
      markdown: '**ee&#x6E;_&#x74;wee_**_drie_ ~~`vier`~~',
    },
    'no spaces inside marks, nor at the ends of lines': {
      blocks: [p(text(' een '), text(' twee ', 'bold'), text('drie \n vier '))],
      markdown: 'een  **twee** drie  \nvier',
    },
    'signs that begin something, escaped': {
      blocks: [p(text('1. een')), p(text('# twee')), p(text('+ drie *vier* [vijf](x) <b> a_b http://x.nl'))],
      markdown: '1\\. een\n\n\\# twee\n\n\\+ drie \\*vier\\* \\[vijf]\\(x) \\<b> a_b http\\://x.nl',
    },
    'pipes and breaks in cells, and rows of one width': {
      blocks: [
        {
          type: 'table',
          children: [[text('a | b')], [text('c\nd', 'code'), text(' e')], []].map((children) => ({
            type: 'table-row',
            children: [
              { type: 'table-cell', children },
              ...(children.length === 1 ? [{ type: 'table-cell', children: [] }] : []),
            ],
          })),
        },
      ],
      markdown: '| a \\| b |  |\n| --- | --- |\n| `c` `d` e |  |\n|  |  |',
    },
    'two lists after each other, apart': {
      blocks: ['a', 'b'].map((value) => ({
        type: 'list',
        ordered: false,
        children: [{ type: 'list-item', children: [{ type: 'list-item-text', children: [text(value)] }] }],
      })),
      markdown: '- a\n\n* b',
    },
    'backticks in code': { blocks: [p(text('a ` b', 'code'))], markdown: '``a ` b``' },
    'no blocks without text': { blocks: [p(text(' ')), p(text('a'))], markdown: 'a' },
  };
  for (const [name, { blocks, markdown }] of Object.entries(cases))
    it(`has ${name}`, () => expect(toMarkdown({ kind: 'richtext', version: 1, children: blocks })).to.equal(markdown));

  it('escapes what would end a link, and leaves a link without an address as text', () => {
    const link = (href: string) => p({ type: 'link', to: { href }, children: [text('a]b')] });
    expect(toMarkdown([link('https://x.nl/a_(b)_c) d')], { link: () => 'https://x.nl/a) b' })).to.equal(
      '[a\\]b](https://x.nl/a%29%20b)',
    );
    expect(toMarkdown([link('https://x.nl')], { link: () => undefined })).to.equal('a]b');
  });
});
