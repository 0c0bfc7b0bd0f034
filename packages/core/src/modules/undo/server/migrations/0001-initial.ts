import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    this.addSql(`create table lectern_undo (
      id uuid primary key, kind varchar(60) not null, subject varchar(200) not null, data jsonb not null,
      made_at timestamptz not null, made_by integer references lectern_author (id),
      taken_back_at timestamptz, taken_back_by integer references lectern_author (id))`);
    this.addSql(`create index lectern_undo_made_at_index on lectern_undo (made_at desc, id)`);
  }

  override down(): void {
    this.addSql(`drop table lectern_undo`);
  }
}
