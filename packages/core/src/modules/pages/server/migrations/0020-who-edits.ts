import { Migration } from '@mikro-orm/migrations';

/**
 * The id of an editor is its own word: two people may say the same, and neither is then taken for the other. An edit by which
 * somebody chose over others says so.
 */
export default class WhoEdits extends Migration {
  override up(): void {
    this.addSql(`alter table lectern_page_edit add column is_choice boolean not null default false,
      drop constraint lectern_page_edit_sequence_unique,
      add constraint lectern_page_edit_sequence_unique unique (page_id, client, user_id, sequence)`);
    this.addSql(`alter table lectern_page_presence drop constraint lectern_page_presence_pkey,
      add primary key (client, user_id)`);
  }

  override down(): void {
    this.addSql(`delete from lectern_page_presence`);
    this.addSql(`alter table lectern_page_presence drop constraint lectern_page_presence_pkey, add primary key (client)`);
    this.addSql(`alter table lectern_page_edit drop column is_choice,
      drop constraint lectern_page_edit_sequence_unique,
      add constraint lectern_page_edit_sequence_unique unique (page_id, client, sequence)`);
  }
}
