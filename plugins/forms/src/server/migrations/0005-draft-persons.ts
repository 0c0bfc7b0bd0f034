import { Migration } from '@lectern/core/migrations';

export default class DraftPersons extends Migration {
  override up(): void {
    this.addSql(`create table forms_draft_hash (
      draft_id uuid not null references forms_draft (id) on delete cascade, hash bytea not null, primary key (hash, draft_id))`);
    this.addSql('create index forms_draft_hash_draft on forms_draft_hash (draft_id)');
    // Links that went out before lead to drafts that are gone within days.
    this.addSql('alter table forms_resume add column address_hash bytea null');
    this.addSql('create index forms_resume_address on forms_resume (address_hash)');
  }

  override down(): void {
    this.addSql('drop table forms_draft_hash');
    this.addSql('alter table forms_resume drop column address_hash');
  }
}
