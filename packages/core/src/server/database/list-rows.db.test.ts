import { expect } from 'chai';
import { createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { holdsTerm } from './folded-sql.ts';
import { listRows } from './list-rows.ts';
import type { ListSQL } from './list-rows.ts';
import type { Put, Queryable } from './statement.ts';

describe('a list', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp();
  });
  after(() => app?.close());

  const numbers: ListSQL = {
    columns: 'n, n % 3 as third',
    from: 'generate_series(1, 60) as all_of_them (n)',
    order: 'n % 3 desc',
    unique: 'n',
  };
  const ask = (describe: (put: Put) => ListSQL, pageIndex = 0, pageSize = 25, database: Queryable = app.app.database) =>
    listRows<{ readonly n: number }>(database, { pageIndex, pageSize }, describe);
  const namesHolding = async (searchTerm: string): Promise<string[]> => {
    const names = ['Één dak', '100% dak', '100 daken', 'Straße'];
    const { rows, totalItems } = await listRows<{ readonly name: string }>(
      app.app.database,
      { pageIndex: 0, pageSize: 25 },
      (put) => ({
        columns: 'name',
        from: `unnest(${put(names)}::text[]) as name`,
        where: [holdsTerm('lectern_search_key(name)', searchTerm, put)],
        order: 'lectern_search_key(name) collate "C"',
        unique: 'name collate "C"',
      }),
    );
    expect(totalItems).to.equal(rows.length);
    return rows.map(({ name }) => name);
  };

  it('has each row on one page, however many are alike, and says on each how many there are', async () => {
    const pages = [await ask(() => numbers), await ask(() => numbers, 1), await ask(() => numbers, 2)];
    expect(pages.map(({ rows, totalItems }) => [rows.length, totalItems])).to.deep.equal([
      [25, 60],
      [25, 60],
      [10, 60],
    ]);
    const all = pages.flatMap(({ rows }) => rows.map(({ n }) => n));
    const expected = Array.from({ length: 60 }, (_, index) => index + 1).toSorted((a, b) => (b % 3) - (a % 3) || a - b);
    expect(all).to.deep.equal(expected);
  });

  it('says how many there are beyond its last page, and of nothing that there is nothing', async () => {
    expect(await ask(() => numbers, 3)).to.deep.equal({ rows: [], totalItems: 60 });
    expect(await ask(() => ({ ...numbers, where: ['n > 60'] }))).to.deep.equal({ rows: [], totalItems: 0 });
  });

  it('asks once, and answers with its own columns alone', async () => {
    const texts: string[] = [];
    const counting: Queryable = {
      query(statement) {
        texts.push(statement.text);
        return app.app.database.query(statement);
      },
    };
    const { rows } = await ask(() => numbers, 0, 1, counting);
    expect(rows).to.deep.equal([{ n: 2, third: 2 }]);
    expect(texts).to.have.length(1);
  });

  it('holds to every condition, each by itself, and leaves out those that say nothing', async () => {
    const { rows, totalItems } = await ask((put) => ({
      ...numbers,
      columns: `n, ${put('said')}::text as said`,
      where: [undefined, `n = ${put(2)} or n = ${put(3)}`, '', `n <> ${put(3)}`],
    }));
    expect({ rows, totalItems }).to.deep.equal({ rows: [{ n: 2, said: 'said' }], totalItems: 1 });
  });

  it('counts what is found once, without what is joined for its columns', async () => {
    const { rows, totalItems } = await ask(() => ({
      with: 'found as materialized (select n from generate_series(1, 4) as n)',
      columns: 'found.n, doubled.twice',
      from: 'found',
      joins: 'left join (select n, n * 2 as twice from found) doubled using (n)',
      order: 'doubled.twice desc',
      unique: 'n',
    }));
    expect(rows.map(({ n }) => n)).to.deep.equal([4, 3, 2, 1]);
    expect(totalItems).to.equal(4);
  });

  it('is searched without accents and in either case, and for signs of patterns as they are', async () => {
    for (const [term, found] of [
      ['EEN dak', ['Één dak']],
      ['strasse', ['Straße']],
      ['100%', ['100% dak']],
      ['_', []],
      ['  ', ['100 daken', '100% dak', 'Één dak', 'Straße']],
    ] as const)
      expect(await namesHolding(term), term).to.deep.equal(found);
  });
});
