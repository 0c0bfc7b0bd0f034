import { Migration } from '@mikro-orm/migrations';

export default class Replacements extends Migration {
  override up(): void {
    // What was replaced lies in the trash as a file of its own, which knows whose bytes these were.
    this.addSql(`alter table lectern_media_file
      add column earlier_sizes jsonb not null default '[]', add column replaced_id uuid`);
  }

  override down(): void {
    this.addSql(`alter table lectern_media_file drop column earlier_sizes, drop column replaced_id`);
  }
}
