import { Migration } from '@mikro-orm/migrations';

/** How many comments on a page are open, as lists show it. */
export default class Comments extends Migration {
  override up(): void {
    this.addSql(`alter table lectern_page add column open_comments integer not null default 0`);
  }

  override down(): void {
    this.addSql(`alter table lectern_page drop column open_comments`);
  }
}
