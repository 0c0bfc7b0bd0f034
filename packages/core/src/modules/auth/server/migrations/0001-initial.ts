import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    // One live token for each purpose; `stamp` binds it to the address and the password that it was made for.
    this.addSql(`create table lectern_account_token (
      user_id integer not null references lectern_user (id) on delete cascade, purpose varchar(10) not null,
      token_hash bytea not null constraint lectern_account_token_hash_unique unique, stamp bytea not null,
      created_at timestamptz not null, primary key (user_id, purpose))`);
    this.addSql(`create table lectern_signed_link (
      id uuid primary key, token_hash bytea not null constraint lectern_signed_link_hash_unique unique,
      purpose varchar(100) not null, subject varchar(200) not null,
      created_at timestamptz not null, ends_at timestamptz not null)`);
    this.addSql(`create index lectern_signed_link_ends_index on lectern_signed_link (ends_at)`);
    // Keys are digests: whom they concern cannot be read from them.
    this.addSql(`create table lectern_attempt (
      key varchar(64) primary key, failures timestamptz[] not null,
      locked_until timestamptz, expires_at timestamptz not null)`);
    this.addSql(`create index lectern_attempt_expires_index on lectern_attempt (expires_at)`);
    this.addSql(`create table lectern_totp (
      user_id integer primary key references lectern_user (id) on delete cascade,
      secret bytea not null, last_step bigint not null default 0,
      created_at timestamptz not null, confirmed_at timestamptz)`);
    this.addSql(`create table lectern_recovery_code (
      code_hash bytea primary key, user_id integer not null references lectern_user (id) on delete cascade)`);
    this.addSql(`create index lectern_recovery_code_user_index on lectern_recovery_code (user_id)`);
    this.addSql(`create table lectern_passkey (
      id uuid primary key, user_id integer not null references lectern_user (id) on delete cascade,
      credential_id varchar(1400) not null constraint lectern_passkey_credential_unique unique,
      public_key bytea not null, counter bigint not null, transports jsonb not null, name varchar(100) not null,
      created_at timestamptz not null, last_used_at timestamptz)`);
    this.addSql(`create index lectern_passkey_user_index on lectern_passkey (user_id)`);
    this.addSql(`create table lectern_identity (
      issuer varchar(255) not null, subject varchar(255) not null,
      user_id integer not null references lectern_user (id) on delete cascade,
      created_at timestamptz not null, primary key (issuer, subject))`);
    this.addSql(`create index lectern_identity_user_index on lectern_identity (user_id)`);
  }

  override down(): void {
    this.addSql(
      `drop table lectern_identity, lectern_passkey, lectern_recovery_code, lectern_totp, lectern_attempt, lectern_signed_link, lectern_account_token cascade`,
    );
  }
}
