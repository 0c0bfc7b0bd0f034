import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    // What was done has no row any more: the publications of the page tell of it.
    this.addSql(`create table lectern_plan (
      page_id uuid not null references lectern_page (id) on delete cascade,
      action varchar(10) not null check (action in ('publish', 'unpublish')),
      at timestamptz not null, zone varchar(64) not null,
      version_id uuid references lectern_page_version (id),
      planned_by integer references lectern_author (id), planned_at timestamptz not null,
      claimed_until timestamptz, tries integer not null default 0,
      failed_at timestamptz, failure jsonb,
      primary key (page_id, action),
      check (version_id is null or action = 'publish'), check ((failed_at is null) = (failure is null)))`);
    this.addSql(`create index lectern_plan_due_index on lectern_plan (at) where failed_at is null`);
    this.addSql(`create index lectern_plan_version_index on lectern_plan (version_id) where version_id is not null`);
  }

  override down(): void {
    this.addSql(`drop table lectern_plan`);
  }
}
