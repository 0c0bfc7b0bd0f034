import { Migration } from '@lectern/core/migrations';

/** Words are sorted in the same way on every database. */
export default class WordOrder extends Migration {
  override up(): void {
    this.addSql(`alter table site_search_rule alter column folded type varchar(100) collate "C"`);
  }

  override down(): void {
    this.addSql(`alter table site_search_rule alter column folded type varchar(100) collate "default"`);
  }
}
