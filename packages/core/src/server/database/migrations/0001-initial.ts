import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    this.addSql(`create extension if not exists pg_trgm`);
    this.addSql(`create table lectern_plugin (
      id varchar(60) primary key, name varchar(214) not null, version varchar(60) not null,
      first_started_at timestamptz not null default now(), last_started_at timestamptz not null default now())`);
    this.addSql(`create table lectern_cache_invalidation (
      id bigint generated always as identity primary key, previous bigint, tags text[] not null, at timestamptz not null default now())`);
  }

  override down(): void {
    this.addSql(`drop table lectern_cache_invalidation, lectern_plugin cascade`);
  }
}
