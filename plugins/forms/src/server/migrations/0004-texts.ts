import { Migration } from '@lectern/core/migrations';

export default class Texts extends Migration {
  override up(): void {
    this.addSql(`create table forms_text (
      form varchar(80) primary key, revision integer not null, changes jsonb not null, changed_at timestamptz not null)`);
  }

  override down(): void {
    this.addSql('drop table forms_text');
  }
}
