import { expect } from 'chai';
import { naughty } from '../naughty-strings.test-kit.ts';
import { createAnalyzer } from './create-analyzer.ts';

describe('naughty strings', () => {
  for (const locale of ['nl-NL', 'de-DE', 'fr-FR', 'en-GB', 'xx', '', '__proto__'])
    it(`are read without an error in ${locale || 'no language'}`, async () => {
      const rules = {
        neverSplit: naughty,
        splitAs: naughty.map((word) => ({ word, parts: [word, ''] })),
        synonyms: naughty.map((term) => ({ term, means: [term, ''], isMutual: true })),
      };
      for (const given of [rules, { neverSplit: [], splitAs: [], synonyms: [] }]) {
        const { analyze, readQuery, snippet } = await createAnalyzer({ locale, rules: given, corpus: () => 1 });
        for (const text of naughty) {
          const start = performance.now();
          for (const { start: from, end, lexeme, text: word, parts } of analyze(text)) {
            expect(text.slice(from, end).replaceAll(/[\ud800-\udfff]/g, '')).to.equal(word.replaceAll(/[\ud800-\udfff]/g, ''));
            expect(
              [lexeme, ...parts].every((each) => each !== '' && !/[\s\0]/.test(each)),
              text,
            ).to.equal(true);
          }
          const query = readQuery(text);
          expect(query.text.isWellFormed()).to.equal(true);
          expect(query.terms.length).to.be.at.most(32);
          expect(
            snippet([{ text }, { text: `${text} ${text}` }], query).parts.reduce((sum, part) => sum + part.text.length, 0),
          ).to.be.at.most(200);
          const took = performance.now() - start;
          if (took > 50) console.warn(`      ${locale}: ${JSON.stringify(text.slice(0, 20))} took ${took.toFixed(0)} ms`);
        }
      }
    });
});
