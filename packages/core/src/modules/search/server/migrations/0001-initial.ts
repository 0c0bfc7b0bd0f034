import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    // One row: what is being done to the index, and what came of it last. A process that goes on where another ended reads it.
    this.addSql(`create table lectern_search_index (
      is_only boolean primary key default true check (is_only),
      removal_state varchar(7) not null default 'idle', indexing_state varchar(7) not null default 'idle',
      run uuid, reached uuid, done integer not null default 0, total integer not null default 0,
      version varchar(200) not null default '', started_at timestamptz, finished_at timestamptz)`);
  }

  override down(): void {
    this.addSql(`drop table lectern_search_index`);
  }
}
