import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    // What was merged or deleted keeps its row: old versions of pages hold its id.
    this.addSql(`create table lectern_tag (
      id uuid primary key, term varchar(100) not null, is_private boolean not null, revision integer not null,
      merged_into uuid references lectern_tag (id) on delete cascade, deleted_at timestamptz,
      created_by integer references lectern_author (id),
      created_at timestamptz not null, updated_at timestamptz not null)`);
    this.addSql(`create index lectern_tag_merged_index on lectern_tag (merged_into) where merged_into is not null`);
    // Every name of a living tag, its own and its synonyms; no two are the same but for case and accents.
    this.addSql(`create table lectern_tag_name (
      folded text primary key, name varchar(100) not null, is_synonym boolean not null,
      tag_id uuid not null references lectern_tag (id) on delete cascade)`);
    this.addSql(`create index lectern_tag_name_tag_index on lectern_tag_name (tag_id)`);
  }

  override down(): void {
    this.addSql(`drop table lectern_tag_name, lectern_tag cascade`);
  }
}
