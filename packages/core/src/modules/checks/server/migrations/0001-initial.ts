import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    this.addSql(`create table lectern_check_waiver (
      id uuid primary key,
      page_id uuid not null references lectern_page (id) on delete cascade,
      check_name varchar(200) not null, reason varchar(1000) not null check (reason <> ''), findings jsonb not null,
      waived_by integer references lectern_author (id), waived_at timestamptz not null,
      revoked_by integer references lectern_author (id), revoked_at timestamptz)`);
    this.addSql(`create index lectern_check_waiver_page_index on lectern_check_waiver (page_id) where revoked_at is null`);
  }

  override down(): void {
    this.addSql(`drop table lectern_check_waiver`);
  }
}
