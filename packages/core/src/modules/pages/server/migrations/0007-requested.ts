import { Migration } from '@mikro-orm/migrations';

/** Of each page, the publication of one version is requested at most. */
export default class Requested extends Migration {
  override up(): void {
    this.addSql(
      `create unique index lectern_page_version_requested_unique on lectern_page_version (page_id) where has_publication_request`,
    );
  }

  override down(): void {
    this.addSql(`drop index lectern_page_version_requested_unique`);
  }
}
