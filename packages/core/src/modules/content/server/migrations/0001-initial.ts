import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    // One row: whether the site's own content was loaded to its end.
    this.addSql(`create table lectern_content_load (
      is_only boolean primary key default true check (is_only), started_at timestamptz not null default now(), finished_at timestamptz)`);
  }

  override down(): void {
    this.addSql(`drop table lectern_content_load cascade`);
  }
}
