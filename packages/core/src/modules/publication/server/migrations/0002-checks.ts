import { Migration } from '@mikro-orm/migrations';

export default class Checks extends Migration {
  override up(): void {
    this.addSql(`alter table lectern_publication_request add column checks jsonb not null default '[]'`);
  }

  override down(): void {
    this.addSql('alter table lectern_publication_request drop column checks');
  }
}
