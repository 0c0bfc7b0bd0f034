import { Migration } from '@lectern/core/migrations';

export default class Outside extends Migration {
  override up(): void {
    this.addSql(`create table planner_outside (
      advisor_id uuid primary key references planner_advisor (id) on delete cascade,
      account bytea not null, connection uuid not null, asked_at timestamptz null, read_at timestamptz null,
      problem varchar(20) null, spans jsonb not null)`);
  }

  override down(): void {
    this.addSql('drop table planner_outside');
  }
}
