import { Migration } from '@lectern/core/migrations';

export default class Notes extends Migration {
  override up(): void {
    this.addSql('create table probe_note (id uuid primary key, text varchar(200) not null constraint probe_note_text unique)');
  }

  override down(): void {
    this.addSql('drop table probe_note');
  }
}
