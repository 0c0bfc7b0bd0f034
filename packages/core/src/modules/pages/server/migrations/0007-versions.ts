import { Migration } from '@mikro-orm/migrations';

/** Versions say why they were written and of which one they are the restored content, and can be pinned under a name. */
export default class Versions extends Migration {
  override up(): void {
    this.addSql(`alter table lectern_page_version add column reason varchar(10) not null default 'sitting'
        check (reason in ('sitting', 'stored', 'requested', 'published', 'restored', 'import', 'conflict')),
      add column restored_from uuid references lectern_page_version (id) on delete set null,
      add column pin_name varchar(100), add column pinned_at timestamptz,
      add column pinned_by integer references lectern_author (id)`);
    // Until now every store went into the version that stood open.
    this.addSql(`update lectern_page_version set reason = 'stored' where is_frozen or revision > 1`);
    this.addSql(`create index lectern_page_version_restored_index on lectern_page_version (restored_from)
      where restored_from is not null`);
    this.addSql(`create index lectern_page_version_updated_index on lectern_page_version (updated_at)`);
    this.addSql(`create index lectern_publication_version_index on lectern_publication (version_id)`);
    this.addSql(`create index lectern_page_edit_version_index on lectern_page_edit (version_id)`);
  }

  override down(): void {
    this.addSql(`drop index lectern_page_edit_version_index, lectern_publication_version_index,
      lectern_page_version_updated_index`);
    this.addSql(`alter table lectern_page_version drop column reason, drop column restored_from, drop column pin_name,
      drop column pinned_at, drop column pinned_by`);
  }
}
