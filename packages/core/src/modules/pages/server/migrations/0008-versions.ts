import { Migration } from '@mikro-orm/migrations';

/**
 * Versions say why they were written and of which one they are the restored content, and can be pinned under a name; what was
 * live is kept as visitors read it.
 */
export default class Versions extends Migration {
  override up(): void {
    this.addSql(`alter table lectern_page_version add column reason varchar(10) not null default 'sitting'
        check (reason in ('sitting', 'stored', 'requested', 'published', 'restored', 'import', 'conflict')),
      add column restored_from uuid references lectern_page_version (id) on delete set null,
      add column pin_name varchar(100), add column pinned_at timestamptz,
      add column pinned_by integer references lectern_author (id)`);
    // Whoever asks for a publication, and whatever becomes of it: that version is kept.
    this.addSql(`create function lectern_note_request() returns trigger language plpgsql as
      $$ begin new.reason := 'requested'; return new; end $$`);
    this.addSql(`create trigger lectern_page_version_request_is_noted
      before insert or update of has_publication_request on lectern_page_version
      for each row when (new.has_publication_request) execute function lectern_note_request()`);
    this.addSql(`update lectern_page_version set reason = 'requested' where has_publication_request`);
    // Until now every store went into the version that stood open.
    this.addSql(`update lectern_page_version set reason = 'stored'
      where not has_publication_request and (is_frozen or revision > 1)`);
    this.addSql(`create index lectern_page_version_restored_index on lectern_page_version (restored_from)
      where restored_from is not null`);
    this.addSql(`create index lectern_page_version_updated_index on lectern_page_version (updated_at)`);
    this.addSql(`create index lectern_publication_version_index on lectern_publication (version_id)`);
    this.addSql(`create index lectern_page_edit_version_index on lectern_page_edit (version_id)`);
    // What visitors read: the page as it was drawn when it was published, its images and styles once for all pages.
    this.addSql(`create table lectern_publication_record (
      publication_id uuid primary key references lectern_publication (id) on delete cascade,
      page_id uuid not null references lectern_page (id) on delete cascade,
      path varchar(520) not null, drawn_at timestamptz not null, html bytea, seal char(64) not null,
      erased_at timestamptz, erased_by integer references lectern_author (id))`);
    this.addSql(`create index lectern_publication_record_path_index on lectern_publication_record (path)`);
    this.addSql(`create index lectern_publication_record_page_index on lectern_publication_record (page_id)`);
    this.addSql(
      `create table lectern_record_part (hash char(64) primary key, mime_type varchar(100) not null, bytes bytea not null)`,
    );
    this.addSql(`create table lectern_record_part_use (
      publication_id uuid not null references lectern_publication_record (publication_id) on delete cascade,
      hash char(64) not null references lectern_record_part (hash), primary key (publication_id, hash))`);
    this.addSql(`create index lectern_record_part_use_hash_index on lectern_record_part_use (hash)`);
  }

  override down(): void {
    this.addSql(`drop table lectern_record_part_use, lectern_record_part, lectern_publication_record`);
    this.addSql(`drop trigger lectern_page_version_request_is_noted on lectern_page_version`);
    this.addSql(`drop function lectern_note_request`);
    this.addSql(`drop index lectern_page_edit_version_index, lectern_publication_version_index,
      lectern_page_version_updated_index`);
    this.addSql(`alter table lectern_page_version drop column reason, drop column restored_from, drop column pin_name,
      drop column pinned_at, drop column pinned_by`);
  }
}
