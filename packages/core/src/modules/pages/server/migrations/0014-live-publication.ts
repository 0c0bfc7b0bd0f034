import { Migration } from '@mikro-orm/migrations';

export default class LivePublication extends Migration {
  override up(): void {
    // What a plugin makes of a page counts as long as this publication is the live one.
    this.addSql(`create or replace view lectern_live_page as select page_id, path, locale, type, translation_group, title,
      summary->'typeData' as data, no_index, published_at, publication_id from lectern_published_page`);
  }

  override down(): void {
    this.addSql(`drop view lectern_live_page`);
    this.addSql(`create view lectern_live_page as select page_id, path, locale, type, translation_group, title,
      summary->'typeData' as data, no_index, published_at from lectern_published_page`);
  }
}
