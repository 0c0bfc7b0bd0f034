import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    // One row a translation: its blocks are read and written together, whenever it or its source is.
    this.addSql(`create table lectern_translation (
      page_id uuid primary key references lectern_page (id) on delete cascade,
      source_id uuid not null references lectern_page (id) on delete cascade,
      blocks jsonb not null, outdated integer not null default 0,
      check (page_id <> source_id))`);
    this.addSql(`create index lectern_translation_source_index on lectern_translation (source_id)`);
    this.addSql(`create index lectern_translation_outdated_index on lectern_translation (page_id) where outdated > 0`);
  }

  override down(): void {
    this.addSql(`drop table lectern_translation`);
  }
}
