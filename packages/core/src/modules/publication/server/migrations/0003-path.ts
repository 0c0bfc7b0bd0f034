import { Migration } from '@mikro-orm/migrations';

export default class RequestedPath extends Migration {
  override up(): void {
    this.addSql(`alter table lectern_publication_request add column path varchar(520)`);
  }

  override down(): void {
    this.addSql('alter table lectern_publication_request drop column path');
  }
}
