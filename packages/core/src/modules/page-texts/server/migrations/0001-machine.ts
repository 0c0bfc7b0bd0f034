import { Migration } from '@mikro-orm/migrations';

export default class Machine extends Migration {
  override up(): void {
    // By what was written, not by version: a version that says it again is marked again.
    this.addSql(`create table lectern_machine_text (
      page_id uuid not null references lectern_page (id) on delete cascade,
      part varchar(200) not null, text_hash varchar(32) not null, source_hash varchar(32) not null,
      is_standing boolean not null, read_at timestamptz, written_at timestamptz not null,
      primary key (page_id, part, text_hash))`);
    this.addSql(`create index lectern_machine_text_unread_index on lectern_machine_text (page_id)
      where is_standing and read_at is null`);
    this.addSql(`create table lectern_glossary_term (
      id uuid primary key, source_locale varchar(5) not null, target_locale varchar(5) not null,
      folded text not null, source varchar(100) not null, target varchar(100), updated_at timestamptz not null,
      constraint lectern_glossary_term_unique unique (source_locale, target_locale, folded))`);
  }

  override down(): void {
    this.addSql(`drop table lectern_machine_text, lectern_glossary_term`);
  }
}
