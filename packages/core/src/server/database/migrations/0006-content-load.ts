import { Migration } from '@mikro-orm/migrations';

export default class ContentLoad extends Migration {
  override up(): void {
    // One row: whether the site's own content was loaded to its end.
    this.addSql(`create table lectern_content_load (
      is_only boolean primary key default true check (is_only), started_at timestamptz not null default now(), finished_at timestamptz)`);
    this.addSql(`insert into lectern_content_load (finished_at) select now() from lectern_page limit 1`);
  }

  override down(): void {
    this.addSql(`drop table lectern_content_load`);
  }
}
