import { Migration } from '@lectern/core/migrations';

export default class Words extends Migration {
  override up(): void {
    this.addSql(`create table site_search_rule (
      id uuid primary key, locale varchar(5) not null, kind varchar(20) not null, term varchar(100) not null,
      folded varchar(100) not null, means jsonb not null, page_id uuid null, first_day varchar(10) not null default '',
      last_day varchar(10) not null default '', created_at timestamptz not null, updated_at timestamptz not null,
      unique (locale, kind, folded))`);
  }

  override down(): void {
    this.addSql('drop table site_search_rule');
  }
}
