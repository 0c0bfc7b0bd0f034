import { Migration } from '@mikro-orm/migrations';

/** Whoever keeps something of thousands of pages asks which of it is of the live publication: answered by an index, not by their rows. */
export default class WhichIsLive extends Migration {
  override up(): void {
    this.addSql(`create unique index lectern_published_page_live_index on lectern_published_page (page_id, publication_id)`);
  }

  override down(): void {
    this.addSql('drop index lectern_published_page_live_index');
  }
}
