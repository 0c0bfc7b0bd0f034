import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    this.addSql(`create table lectern_role (
      id uuid primary key, name varchar(100) not null, permissions jsonb not null,
      created_at timestamptz not null, updated_at timestamptz not null,
      requires_second_factor boolean not null default false, revision integer not null default 0)`);
    this.addSql(`create unique index lectern_role_name_unique on lectern_role (lower(name))`);
    // Permissions that were declared at some start: what a plugin brings later is recognised as new.
    this.addSql(`create table lectern_permission (name varchar(200) primary key)`);
  }

  override down(): void {
    this.addSql(`drop table lectern_permission, lectern_role cascade`);
  }
}
