import { Migration } from '@mikro-orm/migrations';

/**
 * What visitors read of a page outlives the page: nothing but an erasure takes it away. A page that is deleted for good leaves its
 * row, without what was in it, where there is such a record.
 */
export default class RecordsStay extends Migration {
  override up(): void {
    this.addSql(`alter table lectern_page add column purged_at timestamptz`);
    // What a version is called in lists, once it went with its page.
    this.addSql(`alter table lectern_publication add column version_number integer, add column version_title text`);
    this.addSql(`alter table lectern_publication drop constraint lectern_publication_version_id_fkey,
      drop constraint lectern_publication_page_id_fkey,
      add constraint lectern_publication_page_id_fkey foreign key (page_id) references lectern_page (id)
        deferrable initially deferred`);
    this.addSql(`alter table lectern_publication_record drop constraint lectern_publication_record_page_id_fkey,
      add constraint lectern_publication_record_page_id_fkey foreign key (page_id) references lectern_page (id)
        deferrable initially deferred`);
  }

  override down(): void {
    this.addSql(
      `delete from lectern_publication b where not exists (select from lectern_page_version v where v.id = b.version_id)`,
    );
    this.addSql(`delete from lectern_page where purged_at is not null`);
    this.addSql(`alter table lectern_publication_record drop constraint lectern_publication_record_page_id_fkey,
      add constraint lectern_publication_record_page_id_fkey foreign key (page_id) references lectern_page (id) on delete cascade`);
    this.addSql(`alter table lectern_publication drop constraint lectern_publication_page_id_fkey,
      add constraint lectern_publication_page_id_fkey foreign key (page_id) references lectern_page (id) on delete cascade,
      add constraint lectern_publication_version_id_fkey foreign key (version_id)
        references lectern_page_version (id) on delete cascade,
      drop column version_number, drop column version_title`);
    this.addSql(`alter table lectern_page drop column purged_at`);
  }
}
