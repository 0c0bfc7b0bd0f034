import { Migration } from '@mikro-orm/migrations';

export default class Failures extends Migration {
  override up(): void {
    // Pages that could not be indexed, of which the others do not wait.
    this.addSql(`create table lectern_search_failure (
      page_id uuid primary key references lectern_page (id) on delete cascade, error varchar(300) not null,
      attempts integer not null, failed_at timestamptz not null, next_at timestamptz not null)`);
  }

  override down(): void {
    this.addSql('drop table lectern_search_failure');
  }
}
