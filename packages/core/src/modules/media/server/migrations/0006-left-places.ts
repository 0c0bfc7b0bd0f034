import { Migration } from '@mikro-orm/migrations';

/** A folder remembers by their keys where it lay, so that what still comes there is kept to those who may see what went. */
export default class LeftPlaces extends Migration {
  override up(): void {
    this.addSql(`alter table lectern_media_folder add column left_keys text[] collate "C" not null default '{}'`);
  }

  override down(): void {
    this.addSql('alter table lectern_media_folder drop column left_keys');
  }
}
