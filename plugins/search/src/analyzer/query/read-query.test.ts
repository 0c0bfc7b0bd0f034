import { expect } from 'chai';
import type { AnalyzerRules, SynonymRule } from '../analyzer.types.ts';
import { createAnalyzer } from '../create-analyzer.ts';

const query = async (text: string, synonyms: readonly SynonymRule[] = []) => {
  const rules: AnalyzerRules = { neverSplit: [], splitAs: [], synonyms };
  return (await createAnalyzer({ locale: 'nl-NL', rules, corpus: () => 0 })).readQuery(text);
};
const words = async (text: string): Promise<readonly string[]> => (await query(text)).terms.map(({ word }) => word);
/** The readings of each term in short: `parts: toren onderhoud`. */
const readings = async (text: string, synonyms?: readonly SynonymRule[]): Promise<readonly (readonly string[])[]> =>
  (await query(text, synonyms)).terms.map((term) => term.readings.map(({ kind, lexemes }) => `${kind}: ${lexemes.join(' ')}`));

describe('a query', () => {
  it('asks for each word, and for all its parts', async () => {
    expect(await readings('torenonderhoud')).to.deep.equal([
      ['word: torenonderhoud', 'word: toronderhoud', 'parts: tor onderhoud'],
    ]);
  });

  it('asks for words beside each other as one word too', async () => {
    const [toren, onderhoud] = await readings('toren onderhoud');
    expect(toren).to.deep.equal(['word: tor', 'joined: torenonderhoud', 'joined: toronderhoud']);
    expect(onderhoud).to.deep.equal(['word: onderhoud', 'joined: torenonderhoud', 'joined: toronderhoud']);
    expect((await readings('glas in lood'))[0]).to.include('joined: glasinlod');
    expect((await readings('de toren'))[1]).to.deep.equal(['word: tor']);
  });

  it('meets the compound, however it is written', async () => {
    const { analyze } = await createAnalyzer({
      locale: 'nl-NL',
      rules: { neverSplit: [], splitAs: [], synonyms: [] },
      corpus: () => 0,
    });
    const [term] = analyze('torenuurwerkonderhoud');
    const held = new Set([term?.lexeme, ...(term?.parts ?? [])]);
    for (const asked of [
      'toren',
      'torens',
      'uurwerk',
      'uurwerken',
      'onderhoud',
      'torenonderhoud',
      'toren onderhoud',
      'torenuurwerk',
      'toren-uurwerk',
    ])
      for (const { text, readings: ways } of (await query(asked)).terms)
        expect(
          ways.some(({ lexemes }) => lexemes.every((lexeme) => held.has(lexeme))),
          `${asked}: ${text}`,
        ).to.equal(true);
  });

  it('asks for synonyms one way or both, of one word or more', async () => {
    const polis = { term: 'polis', means: ['verzekering', 'papieren contract'], isMutual: true };
    const cv = { term: 'centrale verwarming', means: ['ketel'], isMutual: false };
    expect((await readings('polissen', [polis]))[0]).to.deep.equal([
      'word: polis',
      'synonym: verzeker',
      'synonym: papier contract',
    ]);
    expect((await readings('verzekering', [polis]))[0]).to.include.members(['synonym: polis', 'synonym: papier contract']);
    expect((await readings('papieren contract', [polis]))[1]).to.include('synonym: polis');
    expect((await readings('contract', [polis]))[0]).to.deep.equal(['word: contract']);
    expect((await readings('centrale verwarming', [cv]))[0]).to.include('synonym: ketel');
    expect((await readings('ketel', [cv]))[0]).to.deep.equal(['word: ketel']);
  });

  it('has phrases, the last of which may lack its end', async () => {
    const { phrases, terms } = await query('premie “eigen risico” "glas in lood');
    expect(phrases).to.deep.equal([
      { text: 'eigen risico', lexemes: ['eig', 'risico'], others: [['eigenrisico']] },
      { text: 'glas in lood', lexemes: ['glas', 'in', 'lod'], others: [['glasinlod']] },
    ]);
    expect(terms.map(({ word }) => word)).to.deep.equal(['premie', 'eigen', 'risico', 'glas', 'in', 'lood']);
  });

  it('has a phrase with hyphens in words too', async () => {
    expect((await query('"glas-in-lood"')).phrases).to.deep.equal([
      { text: 'glas-in-lood', lexemes: ['glasinlod'], others: [['glas', 'in', 'lod']] },
    ]);
  });

  it('knows the parts of which one is better than nothing', async () => {
    expect((await query('gewelfinspectie kerk')).terms.map(({ parts }) => parts)).to.deep.equal([['gewelf', 'inspecter'], []]);
    expect((await query('orgelxyzwk')).terms[0]).to.deep.include({
      parts: ['orgel'],
      readings: [{ kind: 'word', lexemes: ['orgelxyzwk'] }],
    });
  });

  it('leaves out what has a minus before it, not what has one in it', async () => {
    const { excluded, terms } = await query('glas-in-lood -kerk -"oude polis" - x');
    expect(excluded).to.deep.equal([
      { text: 'kerk', lexemes: ['kerk'], others: [] },
      { text: 'oude polis', lexemes: ['oud', 'polis'], others: [['oudepolis']] },
    ]);
    expect(terms.map(({ word }) => word)).to.deep.equal(['glas-in-lood', 'x']);
    expect((await query('-kerk')).terms).to.deep.equal([]);
  });

  it('takes operators for nothing, and their words for words', async () => {
    expect(await words('toren OR klok')).to.deep.equal(['toren', 'klok']);
    expect(await words('toren | klok & !orgel <-> dak:*')).to.deep.equal(['toren', 'klok', 'orgel', 'dak']);
    expect(await words('goud or zilver')).to.deep.equal(['goud', 'or', 'zilver']);
    expect(await words('OR OR -- "" " & ( ) :*')).to.deep.equal([]);
  });

  it('may end within a word, unless that is over', async () => {
    const last = async (text: string): Promise<readonly boolean[]> => (await query(text)).terms.map(({ isLast }) => isLast);
    expect(await last('oude verz')).to.deep.equal([false, true]);
    expect(await last('oude verz ')).to.deep.equal([false, false]);
    expect(await last('"oude verz')).to.deep.equal([false, false]);
    expect(await last('verz -kerk')).to.deep.equal([false]);
  });

  it('has at most 32 terms and 200 characters', async () => {
    expect((await query('a b '.repeat(50))).terms).to.have.length(32);
    expect([...(await query('😀'.repeat(300))).text]).to.have.length(200);
  });
});
