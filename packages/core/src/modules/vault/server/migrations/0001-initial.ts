import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    // Keys that sealed at some time, by fingerprint; what is gone and needed by nobody is taken out again.
    this.addSql(`create table lectern_data_key (
      fingerprint char(16) primary key, first_used_at timestamptz not null default now())`);
    // Where sealed values lie, also those of plugins that are left out at the moment.
    this.addSql(`create table lectern_sealed_column (
      table_name varchar(63) not null, column_name varchar(63) not null, key_name varchar(63) not null,
      owner varchar(60) not null, primary key (table_name, column_name))`);
    this.addSql(`create table lectern_vault_secret (name varchar(20) primary key, sealed bytea not null)`);
  }

  override down(): void {
    this.addSql(`drop table lectern_vault_secret, lectern_sealed_column, lectern_data_key cascade`);
  }
}
