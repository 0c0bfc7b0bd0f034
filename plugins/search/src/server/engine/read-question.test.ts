import type { DerivedQueries } from '@lectern/core/server';
import { expect } from 'chai';
import { createAnalyzer } from '../../analyzer/index.ts';
import { readQuestion } from './read-question.ts';

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Reads a question over an index that knows no word, and answers with what the database was asked. */
async function statementsFor(text: string): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const queries: DerivedQueries = {
    query(statement, values = []) {
      statements.push({ text: statement, values });
      return Promise.resolve([]);
    },
  };
  const rules = { neverSplit: [], splitAs: [], synonyms: [] };
  const analyzer = await createAnalyzer({ locale: 'nl-NL', rules, corpus: () => 0 });
  await readQuestion({ queries, side: 'a', locale: 'nl-NL' }, { analyzer, text, total: 10 });
  return statements;
}

const letters = [...'bcdfghjklmnpqrstvwxz'];

describe('a question over an index', () => {
  it('asks the database as often for many words as for one', async () => {
    const one = await statementsFor('zqb');
    const many = await statementsFor(letters.map((letter) => `zq${letter}`).join(' '));
    expect(one).to.have.length(4);
    expect(many.map(({ text }) => text)).to.deep.equal(one.map(({ text }) => text));
  });

  it('asks for a word once, however often it is said', async () => {
    const [known] = await statementsFor('zqb '.repeat(40));
    expect(known?.values[1]).to.deep.equal(['zqb']);
  });

  it('looks for what was meant by eight words at most', async () => {
    const alike = (await statementsFor(`${letters.map((letter) => `zq${letter}`).join(' ')} -`)).at(-1);
    expect(alike?.values[1]).to.have.length(8);
  });
});
