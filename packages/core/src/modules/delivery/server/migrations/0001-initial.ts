import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    this.addSql(`create table lectern_build (
      id varchar(64) primary key, files text[] not null, started_at timestamptz not null)`);
    this.addSql(`create table lectern_purge (
      pass varchar(10) primary key, position bigint not null, tries int not null default 0, failing_since timestamptz,
      last_error text)`);
    this.addSql(`create table lectern_process (
      id uuid primary key, name varchar(200) not null, started_at timestamptz not null, seen_at timestamptz not null,
      position bigint not null)`);
    this.addSql(`create table lectern_delivered_hour (
      hour timestamptz primary key, kept bigint not null, made bigint not null)`);
  }

  override down(): void {
    this.addSql(`drop table lectern_delivered_hour, lectern_process, lectern_purge, lectern_build`);
  }
}
