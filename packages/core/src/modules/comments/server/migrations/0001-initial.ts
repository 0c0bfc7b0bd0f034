import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    // A place is a name and words, and refers to nothing: blocks come and go with the versions of a page.
    this.addSql(`create table lectern_comment_thread (
      id uuid primary key,
      page_id uuid not null references lectern_page (id) on delete cascade,
      block_key varchar(100), property varchar(200), quote varchar(500),
      made_at timestamptz not null,
      resolved_at timestamptz, resolved_by integer references lectern_author (id),
      check (resolved_by is null or resolved_at is not null))`);
    this.addSql(`create index lectern_comment_thread_page_index on lectern_comment_thread (page_id)`);
    this.addSql(`create table lectern_comment (
      id uuid primary key,
      thread_id uuid not null references lectern_comment_thread (id) on delete cascade,
      number integer generated always as identity,
      author_id integer references lectern_author (id),
      text varchar(5000) not null, at timestamptz not null)`);
    this.addSql(`create index lectern_comment_thread_index on lectern_comment (thread_id, number)`);
    this.addSql(`create index lectern_comment_author_index on lectern_comment (author_id) where author_id is not null`);
  }

  override down(): void {
    this.addSql(`drop table lectern_comment, lectern_comment_thread`);
  }
}
