import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    this.addSql(`create table lectern_menu_version (
      name varchar(40) not null, locale varchar(5) not null, revision integer not null,
      items jsonb not null, restored_from integer,
      saved_at timestamptz not null, saved_by integer references lectern_author (id),
      primary key (name, locale, revision))`);
  }

  override down(): void {
    this.addSql(`drop table lectern_menu_version`);
  }
}
