import { Migration } from '@mikro-orm/migrations';

export default class Colours extends Migration {
  override up(): void {
    this.addSql(`alter table lectern_media_file add column colour varchar(7)`);
    this.addSql(`create index lectern_media_file_colourless_index on lectern_media_file (hash)
      where file_type = 'image' and colour is null`);
  }

  override down(): void {
    this.addSql(`alter table lectern_media_file drop column colour`);
  }
}
