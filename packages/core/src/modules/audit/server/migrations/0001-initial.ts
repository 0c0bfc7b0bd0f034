import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    this.addSql(`create table lectern_audit_entry (
      id bigint generated always as identity primary key, at timestamptz not null default now(),
      actor_kind varchar(10) not null, actor_id varchar(60) not null, action varchar(120) not null,
      entity varchar(40) not null, entity_id varchar(200) not null, changes jsonb not null,
      origin varchar(10) not null, outcome varchar(7) not null)`);
    this.addSql(`create index lectern_audit_entry_entity_index on lectern_audit_entry (entity, entity_id)`);
    this.addSql(`create index lectern_audit_entry_actor_index on lectern_audit_entry (actor_id, id)`);
    this.addSql(`create index lectern_audit_entry_at_index on lectern_audit_entry (at)`);
    // Who acted, apart from what was done: erasing a person cuts the link and leaves the log as it is.
    this.addSql(`create table lectern_audit_identity (
      id uuid primary key, user_id integer constraint lectern_audit_identity_user_unique unique,
      label varchar(60) not null, created_at timestamptz not null default now(), erased_at timestamptz)`);
    // The chain: a number without gaps, the entry it seals, and a hash over both and the hash before.
    this.addSql(`create table lectern_audit_seal (
      number bigint primary key, entry_id bigint not null constraint lectern_audit_seal_entry_unique unique,
      hash char(64) not null, sealed_at timestamptz not null default now())`);
    this.addSql(`create function lectern_refuse_change() returns trigger language plpgsql as
      $$ begin raise exception 'The audit log is only added to.'; end $$`);
    this.addSql(`create trigger lectern_audit_entry_is_kept before update or delete on lectern_audit_entry
      for each row execute function lectern_refuse_change()`);
    this.addSql(`create trigger lectern_audit_seal_is_kept before update or delete on lectern_audit_seal
      for each row execute function lectern_refuse_change()`);
  }

  override down(): void {
    this.addSql(`drop table lectern_audit_seal, lectern_audit_identity, lectern_audit_entry cascade`);
    this.addSql(`drop function lectern_refuse_change`);
  }
}
