import { Migration } from '@lectern/core/migrations';

export default class Insight extends Migration {
  override up(): void {
    // Nothing of who asked, and no time but the week.
    this.addSql(`create table site_search_count (
      week date not null, locale varchar(5) not null, folded varchar(100) not null, term varchar(100) not null,
      searches integer not null, fruitless integer not null, results integer not null, page_id uuid not null,
      primary key (week, locale, folded))`);
  }

  override down(): void {
    this.addSql('drop table site_search_count');
  }
}
