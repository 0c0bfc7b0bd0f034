import { expect } from 'chai';
import { ownersOf, roomOf, tableProblems, tablesOfOthers } from './check-tables.mjs';

const module = (path) => `packages/core/src/modules/${path}`;
const file = (path, ...lines) => ({ path, lines });
const made = [
  file(module('users/server/migrations/0001-initial.ts'), 'create table lectern_user (id int)'),
  file(
    module('pages/server/migrations/0001-initial.ts'),
    'create table if not exists lectern_page (',
    ' owner references lectern_user)',
  ),
  file(module('pages/server/migrations/0002-live.ts'), 'create or replace view lectern_live_page as select'),
  file('packages/core/src/server/database/migrations/0001-initial.ts', 'create unlogged table lectern_event (id int)'),
  file('plugins/shop/src/server/migrations/0001-initial.ts', 'create table shop_item (id int)'),
];
const found = (...files) => Object.fromEntries(tablesOfOthers([...made, ...files]));

describe('the check of tables', () => {
  it('knows whose a table is by the migration that makes it', () => {
    expect(Object.fromEntries(ownersOf(made))).to.deep.equal({
      lectern_user: 'users',
      lectern_page: 'pages',
      lectern_live_page: 'pages',
      lectern_event: 'kernel',
      shop_item: 'plugins/shop',
    });
    expect(roomOf('packages/core/src/server/site/find-page.ts')).to.equal('kernel');
  });

  it('names each table of others in a file, upwards, downwards and in plugins', () => {
    const upwards = module('users/server/count.ts');
    const downwards = module('pages/server/list.query.ts');
    const tables = found(
      file(upwards, 'select 1 from lectern_page p', 'join lectern_page_version v'),
      file(downwards, 'select name from lectern_user u join lectern_page p', 'select from lectern_user, lectern_event'),
      file('plugins/shop/src/server/steal.ts', "from('lectern_user')"),
      file('packages/core/src/server/http/whoever.ts', 'from lectern_user'),
    );
    expect(tables).to.deep.equal({
      [upwards]: ['pages: lectern_page'],
      [downwards]: ['kernel: lectern_event', 'users: lectern_user'],
      'plugins/shop/src/server/steal.ts': ['users: lectern_user'],
      'packages/core/src/server/http/whoever.ts': ['users: lectern_user'],
    });
  });

  it('lets pass own tables, what is made for others, names that only begin so, comments, tests and migrations', () => {
    const tables = found(
      file(
        module('users/server/find.ts'),
        'from lectern_user',
        'constraint lectern_page_slug_key',
        '// of lectern_page',
        ' * lectern_page',
      ),
      file('plugins/shop/src/server/pages.ts', 'from lectern_live_page'),
      file(module('users/server/find.db.test.ts'), 'from lectern_page'),
      file(module('users/server/fixtures/few.ts'), 'from lectern_page'),
    );
    expect(tables).to.deep.equal({});
  });

  it('refuses what is not in the list, and what stands in it and is gone', () => {
    const known = new Map([['a.ts', ['users: lectern_user']]]);
    expect(tableProblems(known, known)).to.deep.equal([]);
    expect(tableProblems(new Map([['a.ts', ['users: lectern_user', 'users: lectern_author']]]), known)).to.have.length(1);
    expect(tableProblems(new Map([['b.ts', ['users: lectern_user']]]), known)).to.have.length(2);
    expect(tableProblems(new Map(), known)[0]).to.include('no more');
  });
});
