import { Migration } from '@mikro-orm/migrations';

/**
 * Edits of a version stand in rows of their own until they are folded into it, and say what others changed since a revision;
 * who wrote a version stands beside it.
 */
export default class Edits extends Migration {
  override up(): void {
    this.addSql(`alter table lectern_page_version add column content_revision integer not null default 0`);
    this.addSql(`update lectern_page_version set content_revision = revision`);
    this.addSql(`create table lectern_page_edit (
      page_id uuid not null references lectern_page (id) on delete cascade, revision integer not null,
      version_id uuid not null references lectern_page_version (id) on delete cascade,
      client uuid not null, sequence integer not null, operations jsonb not null,
      user_id integer references lectern_author (id), written_at timestamptz not null,
      primary key (page_id, revision),
      constraint lectern_page_edit_sequence_unique unique (page_id, client, sequence))`);
    this.addSql(`create index lectern_page_edit_time_index on lectern_page_edit (written_at)`);
    this.addSql(`create table lectern_version_author (
      version_id uuid not null references lectern_page_version (id) on delete cascade,
      page_id uuid not null references lectern_page (id) on delete cascade,
      user_id integer not null references lectern_author (id), written_at timestamptz not null,
      primary key (version_id, user_id))`);
    this.addSql(`create index lectern_version_author_page_index on lectern_version_author (page_id, written_at)`);
    this.addSql(`create index lectern_version_author_user_index on lectern_version_author (user_id)`);
    this.addSql(`insert into lectern_version_author (version_id, page_id, user_id, written_at)
      select id, page_id, created_by, created_at from lectern_page_version where created_by is not null`);
  }

  override down(): void {
    this.addSql(`drop table lectern_version_author, lectern_page_edit`);
    this.addSql(`alter table lectern_page_version drop column content_revision`);
  }
}
