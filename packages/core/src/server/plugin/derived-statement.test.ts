import { expect } from 'chai';
import { refusalOf } from './derived-statement.ts';

const tables = {
  own: new Set(['finder_page', 'lectern_live_page']),
  others: new Set(['lectern_user', 'lectern_session', 'finder_secret', 'information_schema', 'pgboss']),
};

describe('a statement of a plugin', () => {
  it('may read and write the derived tables of its plugin, beside live pages', () => {
    for (const text of [
      `select page.id as "pageID" from finder_page page join lectern_live_page live on live.page_id = page.id where page.words @@ $1::tsquery`,
      `with gone as (delete from finder_page where id = any($1) returning id) select count(*)::int as total from gone`,
      `insert into finder_page (id, words) values ($1, $2::tsvector) on conflict (id) do update set words = excluded.words`,
      `select ';--/* $x$ lectern_user' as text`,
      'truncate finder_page',
    ])
      expect(refusalOf(text, tables), text).to.equal(undefined);
  });

  it('names no other table, however it is written', () => {
    for (const text of [
      'select * from lectern_user',
      'select * from LECTERN_USER',
      'select * from "lectern_user"',
      'select * from public."lectern_session"',
      'select * from finder_secret',
      'delete from finder_page using lectern_user',
      'select * from information_schema.tables',
      'select * from pg_class',
      'select * from pgboss.job',
    ])
      expect(refusalOf(text, tables), text).to.match(/^names /);
  });

  it('runs no other statement, by a function, a text or behind another', () => {
    for (const text of [
      `select query_to_xml('select 1', true, true, '')`,
      `select ts_stat('select 1')`,
      `select pg_read_file('/etc/passwd')`,
      `select set_config('role', 'x', false)`,
      `select lo_import('/etc/passwd')`,
    ])
      expect(refusalOf(text, tables), text).to.match(/^names /);
    for (const text of [
      'select 1; drop table finder_page',
      'select 1 -- more',
      'select /* more */ 1',
      `select E'\\'' || x`,
      'select $$x$$',
      `select U&'x'`,
    ])
      expect(refusalOf(text, tables), text).to.match(/^has /);
    for (const text of ['drop table finder_page', 'do', 'copy finder_page to program', 'set role x', 'begin', ''])
      expect(refusalOf(text, tables), text).to.match(/^begins /);
  });
});
