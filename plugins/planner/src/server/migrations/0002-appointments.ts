import { Migration } from '@lectern/core/migrations';

export default class Appointments extends Migration {
  override up(): void {
    this.addSql('create extension if not exists btree_gist');
    // `busy` is made of two columns, so that both ends can be read and sorted by as the instants that they are.
    this.addSql(`create table planner_appointment (
      id uuid primary key, reference varchar(20) null constraint planner_appointment_reference unique,
      region_id varchar(60) not null, advisor_id varchar(60) not null,
      starts_at timestamptz not null, ends_at timestamptz not null,
      busy_from timestamptz not null, busy_to timestamptz not null,
      busy tstzrange not null generated always as (tstzrange(busy_from, busy_to)) stored,
      status varchar(10) not null, hold_hash bytea null constraint planner_appointment_hold unique, held_until timestamptz null,
      cancel_hash bytea null constraint planner_appointment_cancel unique,
      move_hash bytea null constraint planner_appointment_move unique,
      view_hash bytea null constraint planner_appointment_view unique,
      sequence integer not null default 0, locale varchar(5) not null, contact bytea null, email_hash bytea null,
      email_place integer null, message bytea null, created_at timestamptz not null, changed_at timestamptz not null,
      constraint planner_appointment_status check (status in ('held', 'confirmed', 'cancelled')),
      constraint planner_appointment_whole check (starts_at < ends_at and busy @> tstzrange(starts_at, ends_at)),
      constraint planner_appointment_until check ((status = 'held') = (held_until is not null)),
      constraint planner_appointment_free exclude using gist (advisor_id with =, busy with &&)
        where (status in ('held', 'confirmed')))`);
    // Places of an address: as many open appointments as it may have, whoever asks at the same time.
    this.addSql(`create unique index planner_appointment_place on planner_appointment (email_hash, email_place)
      where email_place is not null`);
    this.addSql('create index planner_appointment_starts on planner_appointment (starts_at, id)');
    this.addSql(`create index planner_appointment_busy on planner_appointment (advisor_id, busy_to, busy_from)
      where status in ('held', 'confirmed')`);
    this.addSql(`create index planner_appointment_person on planner_appointment (email_hash) where email_hash is not null`);
    this.addSql(`create index planner_appointment_held on planner_appointment (held_until) where status = 'held'`);
    this.addSql('create index planner_appointment_kept on planner_appointment (ends_at) where contact is not null');
    // A row for each advisor: whoever takes and frees times of theirs holds it, so that no two wait for each other.
    this.addSql(`create table planner_calendar (
      advisor_id varchar(60) primary key, renewal uuid not null,
      token_hash bytea not null constraint planner_calendar_token unique, renewed_at timestamptz not null)`);
  }

  override down(): void {
    this.addSql('drop table planner_calendar, planner_appointment');
  }
}
