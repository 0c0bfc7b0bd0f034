import { Migration } from '@lectern/core/migrations';

export default class Secrets extends Migration {
  override up(): void {
    this.addSql('create table probe_secret (id uuid primary key, email_hash bytea not null, secret bytea not null)');
  }

  override down(): void {
    this.addSql('drop table probe_secret');
  }
}
