import { Migration } from '@mikro-orm/migrations';

export default class Tags extends Migration {
  override up(): void {
    this.addSql(`alter table lectern_media_file add column tags jsonb not null default '[]'`);
  }

  override down(): void {
    this.addSql(`alter table lectern_media_file drop column tags`);
  }
}
