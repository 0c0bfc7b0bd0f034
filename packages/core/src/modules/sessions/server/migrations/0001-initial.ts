import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    this.addSql(`create table lectern_session (
      id_hash bytea primary key, user_id integer not null, data jsonb not null,
      created_at timestamptz not null default now(), expires_at timestamptz not null,
      id uuid not null default gen_random_uuid() constraint lectern_session_id_unique unique,
      is_pending boolean not null default false, device varchar(100) not null default '',
      last_used_at timestamptz not null default now())`);
    this.addSql(`create index lectern_session_user_index on lectern_session (user_id)`);
    this.addSql(`create index lectern_session_expires_index on lectern_session (expires_at)`);
  }

  override down(): void {
    this.addSql(`drop table lectern_session cascade`);
  }
}
