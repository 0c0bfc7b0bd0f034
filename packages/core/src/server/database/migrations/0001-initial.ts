import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    this.addSql(`create extension if not exists pg_trgm`);
    this.addSql(`create table lectern_plugin (
      id varchar(60) primary key, name varchar(214) not null, version varchar(60) not null,
      first_started_at timestamptz not null default now(), last_started_at timestamptz not null default now())`);
    this.addSql(`create table lectern_cache_invalidation (
      id bigint generated always as identity primary key, previous bigint, tags text[] not null, at timestamptz not null default now())`);
    this.addSql(`create table lectern_event (
      id bigint generated always as identity primary key, at timestamptz not null, name varchar(120) not null,
      payload jsonb not null)`);
    this.addSql(`create table lectern_event_cursor (
      listener varchar(120) primary key, position bigint not null, seen_at timestamptz not null,
      failures int not null default 0, failing_since timestamptz, next_attempt_at timestamptz, last_error text,
      claimed_by uuid, claimed_until timestamptz)`);
    this.addSql(`create table lectern_event_failure (
      id bigint generated always as identity primary key, listener varchar(120) not null, event_id bigint not null,
      at timestamptz not null, name varchar(120) not null, payload jsonb not null, attempts int not null,
      error text not null, failed_at timestamptz not null, is_wanted boolean not null default false,
      constraint lectern_event_failure_once unique (listener, event_id))`);
  }

  override down(): void {
    this.addSql(
      `drop table lectern_event_failure, lectern_event_cursor, lectern_event, lectern_cache_invalidation, lectern_plugin cascade`,
    );
  }
}
