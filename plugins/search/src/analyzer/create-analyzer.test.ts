import { expect } from 'chai';
import type { AnalyzerRules } from './analyzer.types.ts';
import { createAnalyzer } from './create-analyzer.ts';

const noRules: AnalyzerRules = { neverSplit: [], splitAs: [], synonyms: [] };
const nothing = (): number => 0;
const dutch = (rules: Partial<AnalyzerRules> = {}) =>
  createAnalyzer({ locale: 'nl-NL', rules: { ...noRules, ...rules }, corpus: nothing });

describe('the analyzer', () => {
  it('says where each word stands, and what it is found by', async () => {
    const { analyze } = await dutch();
    expect(analyze('De Kérken, en 1 toren.')).to.deep.equal([
      { text: 'De', start: 0, end: 2, position: 0, word: 'de', lexeme: 'de', parts: [], isCommon: true },
      { text: 'Kérken', start: 3, end: 9, position: 1, word: 'kerken', lexeme: 'kerk', parts: [], isCommon: false },
      { text: 'en', start: 11, end: 13, position: 2, word: 'en', lexeme: 'en', parts: [], isCommon: true },
      { text: '1', start: 14, end: 15, position: 3, word: '1', lexeme: '1', parts: [], isCommon: false },
      { text: 'toren', start: 16, end: 21, position: 4, word: 'toren', lexeme: 'tor', parts: [], isCommon: false },
    ]);
  });

  it('has another version with other splits, in whatever order, and with another language; not with other synonyms', async () => {
    const [a, b] = ['voorwaarden', 'Gebouwen'];
    const version = async (rules: Partial<AnalyzerRules>) => (await dutch(rules)).version;
    const plain = await version({});
    expect(await version({ synonyms: [{ term: 'a', means: ['b'], isMutual: true }] })).to.equal(plain);
    expect(await version({ neverSplit: [a, b] })).to.equal(await version({ neverSplit: [b, a] }));
    expect(await version({ neverSplit: [a] })).to.not.equal(plain);
    expect(await version({ splitAs: [{ word: a, parts: [a, b] }] })).to.not.equal(plain);
    const german = await createAnalyzer({ locale: 'de-DE', rules: noRules, corpus: nothing });
    expect(german.version).to.not.equal(plain);
  });

  it('reads a language that it does not know without stems', async () => {
    const { analyze } = await createAnalyzer({ locale: 'sv-SE', rules: noRules, corpus: nothing });
    expect(analyze('Kyrkor och torn').map(({ lexeme }) => lexeme)).to.deep.equal(['kyrkor', 'och', 'torn']);
  });
});
