import { Migration } from '@mikro-orm/migrations';

/** Links that show a version of a page to whoever holds them, until they end. */
export default class PreviewLinks extends Migration {
  override up(): void {
    this.addSql(`create table lectern_preview_link (
      id uuid primary key,
      page_id uuid not null references lectern_page (id) on delete cascade,
      version_id uuid not null references lectern_page_version (id) on delete cascade,
      created_by integer references lectern_author (id), created_at timestamptz not null,
      ends_at timestamptz not null, revoked_at timestamptz)`);
    this.addSql(`create index lectern_preview_link_page_index on lectern_preview_link (page_id, created_at)`);
    this.addSql(`create index lectern_preview_link_version_index on lectern_preview_link (version_id)`);
  }

  override down(): void {
    this.addSql(`drop table lectern_preview_link`);
  }
}
