import { Migration } from '@lectern/core/migrations';

export default class Waiting extends Migration {
  override up(): void {
    this.addSql(`create table planner_waiting (
      id uuid primary key, region_id varchar(60) not null, contact bytea not null, email_hash bytea not null,
      locale varchar(5) not null, consent varchar(500) not null, waiting_since timestamptz not null, created_at timestamptz not null,
      hold_id uuid null constraint planner_waiting_hold unique, held_until timestamptz null,
      offers jsonb not null, lapsed integer not null,
      leave_hash bytea not null constraint planner_waiting_leave unique,
      constraint planner_waiting_person unique (email_hash, region_id),
      constraint planner_waiting_held check ((hold_id is null) = (held_until is null)))`);
    this.addSql('create index planner_waiting_order on planner_waiting (region_id, waiting_since, id)');
  }

  override down(): void {
    this.addSql('drop table planner_waiting');
  }
}
