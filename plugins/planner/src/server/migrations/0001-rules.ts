import { Migration } from '@lectern/core/migrations';

export default class Rules extends Migration {
  override up(): void {
    this.addSql(`create table planner_settings (
      id integer primary key check (id = 1), duration integer not null, "interval" integer not null,
      buffer_before integer not null, buffer_after integer not null, minimum_notice integer not null,
      horizon integer not null, max_per_day integer null, holidays varchar(10) not null,
      revision integer not null default 1)`);
    this.addSql(`create table planner_advisor (
      id uuid primary key, name varchar(120) not null, job_title varchar(120) not null, email varchar(254) not null,
      image_id uuid null, user_id integer null, plan jsonb not null, exceptions jsonb not null,
      is_removed boolean not null default false, revision integer not null default 1)`);
    // In the order in which they were added, until somebody sets another.
    this.addSql(`create table planner_region (
      id varchar(60) constraint planner_region_id primary key, name varchar(80) not null constraint planner_region_name unique,
      shapes jsonb not null, postcodes jsonb not null, advisors jsonb not null, settings jsonb not null,
      created_at timestamptz not null, revision integer not null default 1)`);
    this.addSql(`create table planner_absence (
      id uuid primary key, advisor_id uuid not null references planner_advisor (id) on delete cascade,
      starts_at timestamptz not null, ends_at timestamptz not null, note varchar(200) not null,
      check (starts_at < ends_at))`);
    this.addSql('create index planner_absence_advisor on planner_absence (advisor_id, ends_at)');
  }

  override down(): void {
    this.addSql('drop table planner_absence, planner_region, planner_advisor, planner_settings');
  }
}
