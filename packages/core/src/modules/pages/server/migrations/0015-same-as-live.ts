import { Migration } from '@mikro-orm/migrations';

/** Of which version the content is that of, word for word, and at which revision that was so. */
export default class SameAsLive extends Migration {
  override up(): void {
    this.addSql(`alter table lectern_page_version add column same_as uuid null, add column same_revision integer null`);
  }

  override down(): void {
    this.addSql(`alter table lectern_page_version drop column same_as, drop column same_revision`);
  }
}
