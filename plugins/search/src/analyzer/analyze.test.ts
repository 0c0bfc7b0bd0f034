import { expect } from 'chai';
import { naughty } from '../naughty-strings.test-kit.ts';
import type { AnalyzerRules } from './analyzer.types.ts';
import { createAnalyzer } from './create-analyzer.ts';

const noRules: AnalyzerRules = { neverSplit: [], splitAs: [], synonyms: [] };
const analyzerOf = (locale: string, rules: Partial<AnalyzerRules> = {}, pages: readonly string[] = []) =>
  createAnalyzer({ locale, rules: { ...noRules, ...rules }, corpus: (word) => (pages.includes(word) ? 1 : 0) });

/** All that each word of a text is found by. */
async function found(text: string, analyzer = analyzerOf('nl-NL')): Promise<Readonly<Record<string, readonly string[]>>> {
  const { analyze } = await analyzer;
  return Object.fromEntries(analyze(text).map(({ text: word, lexeme, parts }) => [word, [lexeme, ...parts].toSorted()]));
}

describe('what a word is found by', () => {
  it('is each part of a compound, those beside each other, and any two', async () => {
    const { torenuurwerkonderhoud: all } = await found('torenuurwerkonderhoud');
    expect(all).to.deep.equal(
      [
        'torenuurwerkonderhoud',
        'tor',
        'uurwerk',
        'onderhoud',
        'toruurwerk',
        'uurwerkonderhoud',
        'toronderhoud',
        'toruurwerkonderhoud',
      ].toSorted(),
    );
  });

  it('is what an elliptic list leaves out', async () => {
    expect((await found('orgel- en klokkenonderhoud'))['orgel']).to.include('orgelonderhoud');
    expect((await found('kerkgebouwen en -torens'))['torens']).to.include.members(['kerktor', 'tor']);
    const list = await found('Brand-, storm- of waterschade');
    expect(list['Brand']).to.include('brandschad');
    expect(list['storm']).to.include('stormschad');
    expect((await found('in- en uitbraak van de orgel- of. klokkenonderhoud'))['orgel']).to.deep.equal(['orgel']);
  });

  it('is a word with hyphens written as one, and its pieces', async () => {
    expect((await found('glas-in-loodraam'))['glas-in-loodraam']).to.include.members([
      'glasinloodram',
      'glas',
      'lod',
      'ram',
      'lodram',
    ]);
    expect((await found('e-mail'))['e-mail']).to.deep.equal(['email', 'mail']);
    expect((await found('BZ-2024/17'))['BZ-2024/17']).to.include.members(['bz202417', '2024', '17', 'bz', '202417']);
    expect((await found('2.500,50'))['2.500,50']).to.deep.equal(['2500,50']);
  });

  it('is what an editor says of it, in every inflection', async () => {
    const rules = { neverSplit: ['Kerkgebouw'], splitAs: [{ word: 'Westertoren', parts: ['wester', 'toren'] }] };
    expect((await found('kerkgebouwen', analyzerOf('nl-NL', rules)))['kerkgebouwen']).to.deep.equal(['kerkgebouw']);
    expect((await found('westertorens', analyzerOf('nl-NL', rules)))['westertorens']).to.include.members(['wester', 'tor']);
  });

  it('is in German told by the pages, and the same however umlauts are written', async () => {
    const german = analyzerOf('de-DE', {}, ['gebaude', 'versicherung', 'schaden', 'kirche']);
    const words = await found(
      'Gebäudeversicherung Gebaeudeversicherungen Versicherungsschaden Kirchengebäude Versicherung',
      german,
    );
    expect(words['Gebäudeversicherung']).to.deep.equal(['gebaud', 'gebaudeversicher', 'gebaudversicher', 'versicher']);
    expect(words['Gebaeudeversicherungen']).to.include('gebaudeversicher');
    expect(words['Versicherungsschaden']).to.include.members(['versicher', 'schad']);
    expect(words['Kirchengebäude']).to.include.members(['kirch', 'gebaud']);
    expect(words['Versicherung']).to.deep.equal(['versicher']);
  });

  it('has inflections of French and English in one', async () => {
    const french = analyzerOf('fr-FR');
    expect((await found("l'Église", french))['Église']).to.deep.equal((await found('eglises', french))['eglises']);
    expect((await found('assurées', french))['assurées']).to.deep.equal((await found('assurer', french))['assurer']);
    const english = analyzerOf('en-GB');
    expect((await found('churches', english))['churches']).to.deep.equal((await found('Church', english))['Church']);
    expect((await found('policies', english))['policies']).to.deep.equal((await found('policy', english))['policy']);
  });

  it('is the same where the words are only handed on', async () => {
    const { analyze, scan } = await analyzerOf('nl-NL', { splitAs: [{ word: 'Westertoren', parts: ['wester', 'toren'] }] });
    const texts = [
      'Brand-, storm- of waterschade aan kerkgebouwen en -torens (in de Westertoren).',
      'l’église, torenuurwerkonderhoud - en 2.500,50 aan e-mail',
      '-begin einde-',
      ...naughty,
    ];
    for (const text of texts) {
      const seen: unknown[] = [];
      const count = scan(text, ({ word, lexeme, isCommon }, parts, position) => {
        seen.push({ word, lexeme, isCommon, parts, position });
      });
      const terms = analyze(text);
      expect(seen, text).to.deep.equal(
        terms.map(({ word, lexeme, isCommon, parts, position }) => ({ word, lexeme, isCommon, parts, position })),
      );
      expect(count, text).to.equal(terms.length);
    }
  });
});
