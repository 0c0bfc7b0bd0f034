import { expect } from 'chai';
import { countableTerm } from './countable-term.ts';

/** What is typed, how it is shown, and how it is compared. */
const counted: readonly (readonly [string, string, string])[] = [
  ['orgel', 'orgel', 'orgel'],
  ['  Orgel   Stemmen ', 'orgel stemmen', 'orgel stemmen'],
  ['L’Église', 'l’église', 'leglise'],
  ['glas‑in‑lood', 'glas‐in‐lood', 'glas-in-lood'],
  ['“glas in lood” -kerk', '“glas in lood” -kerk', '“glas in lood” -kerk'],
  ['polis 123', 'polis 123', 'polis 123'],
  ['ＢＲＡＮＤ', 'brand', 'brand'],
  ['or\u200Bgel\u00AD', 'orgel', 'orgel'],
  ['or\u0000gel\ud800', 'or gel', 'or gel'],
  ['brand\n\tkerk', 'brand kerk', 'brand kerk'],
  ['💒 trouwen', '💒 trouwen', '💒 trouwen'],
  ["'; drop table x", "'; drop table x", '; drop table x'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['保険', '保険', '保険'],
  ['x'.repeat(100), 'x'.repeat(100), 'x'.repeat(100)],
];

/** What is never counted, and why. */
const never: Readonly<Record<string, readonly string[]>> = {
  'an address for mail': ['anna@example.com', 'wie is anna @ example', 'anna＠example.com', 'anna﹫example.com', '@'],
  'four digits, wherever they stand': [
    '1234',
    '06-12 34 56 78',
    '3511 AB 12',
    'a1b2c3d4',
    'polis 1 van 2 en 3 van 4',
    '١٢٣٤',
    '１２３４',
    '①②③④',
    '1\u200B2\u200B3\u200B4',
    '½ en ¼',
    'ⅰ 1²³⁴',
  ],
  'too long': ['x'.repeat(101), 'ß'.repeat(51), 'ﷺ'.repeat(10), 'woord '.repeat(20)],
  'without a word': ['', '   ', '"""', '- - -', '💒', '\u0000', '\ud800', '\u200B\u2060', '’', '!?'],
};

describe('a term that is counted', () => {
  for (const [typed, term, folded] of counted)
    it(`is ${JSON.stringify(typed.slice(0, 40))} as it is read`, () => {
      expect(countableTerm(typed)).to.deep.equal({ term, folded });
    });

  for (const [reason, terms] of Object.entries(never))
    for (const typed of terms)
      it(`is none: ${reason}, ${JSON.stringify(typed.slice(0, 40))}`, () => {
        expect(countableTerm(typed)).to.equal(undefined);
      });
});
