import { Migration } from '@mikro-orm/migrations';

/** Cuts that somebody tries in a preview are known apart from those of pages: they are few for each, and go within the hour. */
export default class TriedCrops extends Migration {
  override up(): void {
    this.addSql('alter table lectern_rendition add column tried_by text');
    this.addSql(
      'create index lectern_rendition_tried_index on lectern_rendition (tried_by, created_at) where tried_by is not null',
    );
  }

  override down(): void {
    this.addSql('alter table lectern_rendition drop column tried_by');
  }
}
