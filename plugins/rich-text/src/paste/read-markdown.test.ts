import { expect } from 'chai';
import { toMarkdown } from '../document/to-markdown.ts';
import { placeImages } from './find-images.ts';
import { readMarkdown } from './read-markdown.ts';
import { documentOf } from './split-blocks.ts';

const blocksOf = (...lines: string[]) => readMarkdown(lines.join('\n')).blocks;
const p = (...children: unknown[]) => ({ type: 'paragraph', children });
const text = (value: string, marks = {}) => ({ text: value, ...marks });
const link = (href: string, label = href) => ({ type: 'link', to: { href }, children: [{ text: label }] });
const item = (value: string, nested?: unknown) => ({
  type: 'list-item',
  children: [{ type: 'list-item-text', children: [{ text: value }] }, ...(nested ? [nested] : [])],
});
const list = (ordered: boolean, ...children: unknown[]) => ({ type: 'list', ordered, children });

describe('Markdown that is pasted', () => {
  const cases: Record<string, { readonly source: readonly string[]; readonly blocks: readonly unknown[] }> = {
    'lists in lists, whatever the width of their markers': {
      source: ['10. tien', '    - a', '      1. b', '11. elf'],
      blocks: [list(true, item('tien', list(false, item('a', list(true, item('b'))))), item('elf'))],
    },
    'a second paragraph and a code block of an item, as lines of it': {
      source: ['- een', '', '  twee', '', '  ```', '  code', '  ```', '- drie'],
      blocks: [
        list(
          false,
          {
            type: 'list-item',
            children: [{ type: 'list-item-text', children: [text('een\ntwee\n'), text('code', { code: true })] }],
          },
          item('drie'),
        ),
      ],
    },
    'a list that another sign begins': {
      source: ['- a', '- b', '', '* c'],
      blocks: [list(false, item('a'), item('b')), list(false, item('c'))],
    },
    'tasks, in a quote too': {
      source: ['- [x] klaar', '- [ ] open', '', '> 3. [X] drie', '> 4. vier'],
      blocks: [
        list(false, item('\u2611 klaar'), item('\u2610 open')),
        { type: 'quote', children: [p(text('3. \u2611 drie')), p(text('4. vier'))] },
      ],
    },
    'tables with pipes in code, without pipes at their edges, and with rows that are too short': {
      source: ['a | **b**', '--|:-:', '`x \\| y` | 1 \\| 2', 'c'],
      blocks: [
        {
          type: 'table',
          children: [
            ['a', 'b'].map((value) => ({ type: 'table-cell', header: true, children: [text(value)] })),
            [[text('x | y', { code: true })], [text('1 | 2')]].map((children) => ({ type: 'table-cell', children })),
            [{ type: 'table-cell', children: [text('c')] }],
          ].map((children) => ({ type: 'table-row', children })),
        },
      ],
    },
    'reference links, wherever their address stands': {
      source: ['Lees [de *polis*][p] of [P].', '', '> [p]: https://a.nl/polis "De polis"', '', '[p]: https://b.nl', '[los]'],
      blocks: [
        p(
          text('Lees '),
          {
            type: 'link',
            to: { href: 'https://a.nl/polis' },
            children: [text('de '), text('polis', { italic: true })],
          },
          text(' of '),
          link('https://a.nl/polis', 'P'),
          text('.'),
        ),
        p(text('[los]')),
      ],
    },
    'addresses with and without angle brackets': {
      source: ['<https://a.nl/x?y=1>, https://b.nl/z_w_v. www.c.nl en info@d.nl'],
      blocks: [
        p(
          link('https://a.nl/x?y=1'),
          text(', '),
          link('https://b.nl/z_w_v'),
          text('. '),
          link('http://www.c.nl', 'www.c.nl'),
          text(' en '),
          link('mailto:info@d.nl', 'info@d.nl'),
        ),
      ],
    },
    'hard breaks of both kinds, and line ends that are none': {
      source: ['een  ', 'twee\\', 'drie', 'vier'],
      blocks: [p(text('een\ntwee\ndrie vier'))],
    },
    'escaped characters and references of characters': {
      source: ['\\*geen\\* \\[link\\](x) 1\\. &amp; &eacute; \\\\ ~x~ 2*3*4'],
      blocks: [p(text('*geen* [link](x) 1. & \u00e9 \\ ~x~ 2'), text('3', { italic: true }), text('4'))],
    },
    'marks in marks, also in the middle of a word': {
      source: ['**vet *schuin* vet** on**mid**dellijk snake_case_naam ~~weg~~ ``a ` b``'],
      blocks: [
        p(
          text('vet ', { bold: true }),
          text('schuin', { bold: true, italic: true }),
          text(' vet', { bold: true }),
          text(' on'),
          text('mid', { bold: true }),
          text('dellijk snake_case_naam '),
          text('weg', { strike: true }),
          text(' '),
          text('a ` b', { code: true }),
        ),
      ],
    },
    'HTML as text': {
      source: ['<div onclick="x">', '**vet** <b>niet</b>', '</div>', '', '<!-- weg? -->'],
      blocks: [p(text('<div onclick="x"> '), text('vet', { bold: true }), text(' <b>niet</b> </div>')), p(text('<!-- weg? -->'))],
    },
    'headings that are underlined, and lines that only look so': {
      source: ['Kop', 'van twee regels', '---', '', 'a', '', '---', '', 'Twee', '===', '### Drie ###'],
      blocks: [
        { type: 'heading', level: 3, children: [text('Kop van twee regels')] },
        p(text('a')),
        { type: 'rule' },
        { type: 'heading', level: 2, children: [text('Twee')] },
        { type: 'heading', level: 4, children: [text('Drie')] },
      ],
    },
    'code, fenced or indented, with its empty lines': {
      source: ['~~~~js', 'a', '', '~~~', ' b', '~~~~', '', '    c'],
      blocks: [p(text('a\n\n~~~\n b', { code: true })), p(text('c', { code: true }))],
    },
    'footnotes, as text': {
      source: ['Zie[^1].', '', '[^1]: Artikel **4**.'],
      blocks: [p(text('Zie[1].')), p(text('[1] Artikel '), text('4', { bold: true }), text('.'))],
    },
    'images after the line or the table that they stand in': {
      source: ['voor ![Toren](/a.png) na', '', '|a|', '|-|', '|![Dak][d]|', '', '[d]: /d.png'],
      blocks: [
        p(text('voor na')),
        { type: 'pasted-image', src: '/a.png', altText: 'Toren' },
        {
          type: 'table',
          children: [
            { type: 'table-row', children: [{ type: 'table-cell', header: true, children: [text('a')] }] },
            { type: 'table-row', children: [{ type: 'table-cell', children: [text('')] }] },
          ],
        },
        { type: 'pasted-image', src: '/d.png', altText: 'Dak' },
      ],
    },
  };
  for (const [name, { source, blocks }] of Object.entries(cases))
    it(`has ${name}`, () => expect(blocksOf(...source)).to.eql(blocks));

  it('reports links that visitors cannot follow and keeps their text', () => {
    const { blocks, dropped } = readMarkdown('[a](javascript:x) [b][c]\n\n[c]: data:text/html,x');
    expect(blocks).to.eql([p(text('a b'))]);
    expect(dropped).to.eql({ link: ['javascript:x', 'data:text/html,x'] });
  });

  it('takes a text that would keep its parser busy as plain text', () => {
    const busy = ['> '.repeat(5000), '- '.repeat(3000), '*a_ '.repeat(20_000), '[a]('.repeat(20_000), `${' '.repeat(900)}- `];
    for (const source of busy) {
      const before = performance.now();
      expect(blocksOf(`${source}x`)).to.eql([p(text(`${source.trimStart()}x`))]);
      expect(performance.now() - before).to.be.below(2000);
    }
    // The parser would take a minute for it.
    expect(blocksOf('> a', ...Array.from({ length: 50_000 }, () => 'b'))).to.have.length.above(1000);
  });

  it('reads what is written as Markdown here', () => {
    const source =
      '## Kop\n\n**vet** **_schuin_** on**der** 1. \\* a  \nb `c`\n\n- a\n  1. b\n- c\n\n> d\n>\n> e\n\n| a |\n| --- |\n| b \\| c |\n\n---';
    expect(toMarkdown(documentOf(placeImages(blocksOf(source), new Map())))).to.equal(source);
  });
});
