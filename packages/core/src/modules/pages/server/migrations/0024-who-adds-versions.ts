import { Migration } from '@mikro-orm/migrations';

/** What one person added to the versions within the last hour is asked before each that they add. */
export default class WhoAddsVersions extends Migration {
  override up(): void {
    this.addSql('create index lectern_page_version_created_by_index on lectern_page_version (created_by, created_at)');
  }

  override down(): void {
    this.addSql('drop index lectern_page_version_created_by_index');
  }
}
