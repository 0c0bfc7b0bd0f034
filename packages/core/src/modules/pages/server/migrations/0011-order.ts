import { Migration } from '@mikro-orm/migrations';

/** Pages of one level have an order. What nobody has ordered comes last, as it was made. */
export default class Order extends Migration {
  override up(): void {
    this.addSql(`alter table lectern_page add column rank integer not null default 2147483647`);
    this.addSql(`create index lectern_page_level_index on lectern_page (locale, parent_id, rank, created_at, id)
      where deleted_at is null`);
  }

  override down(): void {
    this.addSql(`drop index lectern_page_level_index`);
    this.addSql(`alter table lectern_page drop column rank`);
  }
}
