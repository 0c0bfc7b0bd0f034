import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    this.addSql(`create table lectern_setting (
      owner varchar(100) primary key, "values" jsonb not null, revision integer not null,
      updated_at timestamptz not null, updated_by integer references lectern_author (id))`);
  }

  override down(): void {
    this.addSql(`drop table lectern_setting`);
  }
}
