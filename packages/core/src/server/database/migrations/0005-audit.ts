import { Migration } from '@mikro-orm/migrations';

export default class Audit extends Migration {
  override up(): void {
    // Who acted, apart from what was done: erasing a person cuts the link and leaves the log as it is.
    this.addSql(`create table lectern_audit_identity (
      id uuid primary key,
      user_id integer constraint lectern_audit_identity_user_unique unique references lectern_user (id) on delete set null,
      label varchar(60) not null, created_at timestamptz not null default now(), erased_at timestamptz)`);
    this.addSql(`insert into lectern_audit_identity (id, user_id, label)
      select id, user_id, 'Former user ' || upper(left(id::text, 8)) from (
        select gen_random_uuid() as id, u.id as user_id from lectern_user u
        where exists (select from lectern_audit_entry e where e.actor_kind = 'user' and e.actor_id = u.id::text)) as made`);

    this.addSql(`alter table lectern_audit_entry
      alter column action type varchar(120), alter column entity_id type varchar(200),
      add column origin varchar(10) not null default 'job', add column outcome varchar(7) not null default 'done'`);
    this.addSql(`update lectern_audit_entry e set origin = 'api', actor_id = i.id::text
      from lectern_audit_identity i where e.actor_kind = 'user' and e.actor_id = i.user_id::text`);
    this.addSql(`alter table lectern_audit_entry alter column origin drop default, alter column outcome drop default`);
    this.addSql(`create index lectern_audit_entry_actor_index on lectern_audit_entry (actor_id, id)`);
    this.addSql(`create index lectern_audit_entry_at_index on lectern_audit_entry (at)`);

    // The chain: a number without gaps, the entry it seals, and a hash over both and the hash before.
    this.addSql(`create table lectern_audit_seal (
      number bigint primary key, entry_id bigint not null constraint lectern_audit_seal_entry_unique unique,
      hash char(64) not null, sealed_at timestamptz not null default now())`);

    this.addSql(`create or replace function lectern_refuse_change() returns trigger language plpgsql as
      $$ begin raise exception 'The audit log is only added to.'; end $$`);
    for (const table of ['lectern_audit_entry', 'lectern_audit_seal'])
      this.addSql(`create trigger ${table}_is_kept before update or delete on ${table}
        for each row execute function lectern_refuse_change()`);
  }

  override down(): void {
    for (const table of ['lectern_audit_entry', 'lectern_audit_seal']) this.addSql(`drop trigger ${table}_is_kept on ${table}`);
    this.addSql(`drop function lectern_refuse_change`);
    this.addSql(`drop table lectern_audit_seal`);
    this.addSql(`update lectern_audit_entry e set actor_id = i.user_id::text
      from lectern_audit_identity i where e.actor_kind = 'user' and e.actor_id = i.id::text and i.user_id is not null`);
    this.addSql(`drop index lectern_audit_entry_actor_index`);
    this.addSql(`drop index lectern_audit_entry_at_index`);
    this.addSql(`alter table lectern_audit_entry drop column origin, drop column outcome`);
    this.addSql(`drop table lectern_audit_identity`);
  }
}
