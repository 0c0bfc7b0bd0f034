import { Migration } from '@mikro-orm/migrations';

/** Who has a page open; worth nothing after a minute, so that it need not survive a crash. */
export default class Presence extends Migration {
  override up(): void {
    this.addSql(`create unlogged table lectern_page_presence (
      client uuid primary key,
      page_id uuid not null references lectern_page (id) on delete cascade,
      user_id integer not null references lectern_user (id) on delete cascade,
      block_key text, seen_at timestamptz not null)`);
    this.addSql(`create index lectern_page_presence_page_index on lectern_page_presence (page_id)`);
    this.addSql(`create index lectern_page_presence_user_index on lectern_page_presence (user_id)`);
  }

  override down(): void {
    this.addSql(`drop table lectern_page_presence`);
  }
}
