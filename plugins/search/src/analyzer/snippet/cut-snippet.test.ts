import { expect } from 'chai';
import type { Snippet, SnippetSection } from '../analyzer.types.ts';
import { createAnalyzer } from '../create-analyzer.ts';

const filler = 'Over iets anders wordt hier verteld. '.repeat(20);
async function snippet(query: string, ...texts: readonly string[]): Promise<Snippet> {
  const rules = { neverSplit: [], splitAs: [], synonyms: [] };
  const analyzer = await createAnalyzer({ locale: 'nl-NL', rules, corpus: () => 0 });
  const sections: readonly SnippetSection[] = texts.map((text) => ({ text }));
  return analyzer.snippet(sections, analyzer.readQuery(query));
}
const marked = ({ parts }: Snippet): readonly string[] => parts.filter(({ isMark }) => isMark).map(({ text }) => text);
const textOf = ({ parts }: Snippet): string => parts.map(({ text }) => text).join('');

describe('a text that is shown whole', () => {
  it('has all that is found marked', async () => {
    const analyzer = await createAnalyzer({
      locale: 'nl-NL',
      rules: { neverSplit: [], splitAs: [], synonyms: [] },
      corpus: () => 0,
    });
    const title = `Kerken en dorpskerken ${filler}`;
    const parts = analyzer.mark(title, analyzer.readQuery('kerk'));
    expect(marked({ parts, section: 0 })).to.deep.equal(['Kerken', 'dorpskerken']);
    expect(textOf({ parts, section: 0 })).to.equal(title);
    expect(analyzer.mark('', analyzer.readQuery('kerk'))).to.deep.equal([]);
  });
});

describe('a snippet', () => {
  it('stands where the most of the query does', async () => {
    const found = await snippet(
      'toren onderhoud',
      `De toren. ${filler}`,
      `${filler}Het onderhoud van de toren kost geld. ${filler}`,
    );
    expect(found.section).to.equal(1);
    expect(marked(found)).to.deep.equal(['onderhoud', 'toren']);
    expect(textOf(found)).to.include('Het onderhoud van de toren kost geld.');
  });

  it('marks the whole compound where a part is asked for, and every inflection', async () => {
    expect(marked(await snippet('uurwerk', 'Een torenuurwerkonderhoudscontract of Uurwerken.'))).to.deep.equal([
      'torenuurwerkonderhoudscontract',
      'Uurwerken',
    ]);
  });

  it('is at most 200 characters, cut between words, and says where there is more', async () => {
    for (const text of [`${filler}toren ${filler}`, `toren ${filler}`, `${filler}toren`, 'toren']) {
      const found = textOf(await snippet('toren', text));
      expect(found.length).to.be.at.most(200);
      expect(found.length).to.be.at.least(Math.min(text.length, 180));
      const inner = found.replaceAll('…', '').trim();
      expect(` ${text} `).to.include(` ${inner} `);
      expect(found.startsWith('…')).to.equal(!text.startsWith(inner));
      expect(found.endsWith('…')).to.equal(!text.trim().endsWith(inner));
    }
  });

  it('keeps the dots that say that there is more apart from the end of a sentence', async () => {
    const text = `De toren ${'en zo '.repeat(27)}voort. Restauratieaannemersbedrijven weten meer.`;
    expect(textOf(await snippet('toren', text))).to.match(/ voort\. …$/);
  });

  it('neither begins nor ends with a point that stands between texts', async () => {
    for (const words of [3, 4, 5, 6, 7, 8]) {
      const cell = `${'woord '.repeat(words)}·`;
      const found = textOf(await snippet('toren', `${`${cell} `.repeat(20)}toren ${`· ${cell} `.repeat(20)}`));
      expect(found)
        .to.match(/^…[^·].*[^·\s]…$/)
        .and.include(' · ');
    }
  });

  it('is the beginning where nothing is found, and empty where there is nothing', async () => {
    const found = await snippet('orgel', ' ', `${filler}einde`);
    expect(found.section).to.equal(1);
    expect(textOf(found).startsWith('Over iets anders')).to.equal(true);
    expect(marked(found)).to.deep.equal([]);
    expect(await snippet('orgel')).to.deep.equal({ parts: [], section: 0 });
  });

  it('is text, whatever stands in it', async () => {
    const found = await snippet('toren', '<img src=x onerror=alert(1)> toren & <b>klok</b>');
    expect(textOf(found)).to.equal('<img src=x onerror=alert(1)> toren & <b>klok</b>');
  });

  it('cuts what has no words without breaking a character', async () => {
    for (const text of ['toren'.repeat(100), `${'😀'.repeat(300)} toren`, `toren${'😀'.repeat(300)}`]) {
      const found = textOf(await snippet('toren', text));
      expect(found.length).to.be.at.most(200);
      expect(found.isWellFormed()).to.equal(true);
    }
  });
});
