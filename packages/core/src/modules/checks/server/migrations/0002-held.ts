import { Migration } from '@mikro-orm/migrations';

/** What checks found in drafts when they were last looked at, so that those that are held up can be counted. */
export default class Held extends Migration {
  override up(): void {
    this.addSql(`create table lectern_page_held (
      page_id uuid primary key references lectern_page (id) on delete cascade,
      version_id uuid not null, revision integer not null, checks text not null, findings integer not null)`);
    this.addSql(`create index lectern_page_held_index on lectern_page_held (page_id) where findings > 0`);
  }

  override down(): void {
    this.addSql(`drop table lectern_page_held`);
  }
}
