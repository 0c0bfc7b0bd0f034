import { Migration } from '@mikro-orm/migrations';

/** A deleted page lies in the trash, and its address and its place among its translations are free for others. */
export default class Trash extends Migration {
  override up(): void {
    this.addSql(`alter table lectern_page add column deleted_at timestamptz,
      add column deleted_by integer references lectern_author (id), add column trash_id uuid`);
    this.addSql(`alter table lectern_page drop constraint lectern_page_slug_unique`);
    this.addSql(`create unique index lectern_page_slug_unique on lectern_page (locale, slug) where deleted_at is null`);
    this.addSql(`drop index lectern_page_translation_unique`);
    this.addSql(
      `create unique index lectern_page_translation_unique on lectern_page (translation_group, locale) where deleted_at is null`,
    );
    this.addSql(`create index lectern_page_trash_index on lectern_page (trash_id, deleted_at) where deleted_at is not null`);
  }
}
