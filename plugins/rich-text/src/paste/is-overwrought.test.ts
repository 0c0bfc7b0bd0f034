import { expect } from 'chai';
import { isOverwrought } from './is-overwrought.ts';

const often = 50_000;
const many = 4000;

const busy: Readonly<Record<string, string>> = {
  'lines without the sign of their quote': `> a\n${'b\n'.repeat(many)}`,
  'lines that go on below a list': `- a\n${'b\n'.repeat(many)}`,
  'quotes with gaps between them': '> a\n\n'.repeat(many),
  'quotes in items': '- > a\n'.repeat(many),
  'lists that nest and end': '- a\n  - b\n'.repeat(many / 2),
  'quotes in each other': `${'> '.repeat(40)}a\n`.repeat(1000),
  'a wide table': `${'|a'.repeat(400)}\n`.repeat(300),
  'more lines than a book': 'a\n'.repeat(often),
  'more letters than a book': 'word '.repeat(often * 4),
};

const section = `# Kop

Een **alinea** met een [link](https://www.example.nl/a_b) en woorden,
die verder gaan.

- een
- twee
  - drie
    die verder gaat

- vier

> citaat
> verder

1. a
2. b

| a | b |
| - | - |
| 1 | 2 |

`;

describe('a text that keeps a parser of Markdown busy', () => {
  for (const [name, text] of Object.entries(busy)) it(`is known by ${name}`, () => expect(isOverwrought(text)).to.equal(true));

  it('is none that people write, however long', () => {
    expect(isOverwrought(section.repeat(400))).to.equal(false);
    expect(isOverwrought('- a\n'.repeat(9000))).to.equal(false);
    expect(isOverwrought('> a\n'.repeat(9000))).to.equal(false);
    expect(isOverwrought('| a | b | c |\n'.repeat(9000))).to.equal(false);
  });
});
