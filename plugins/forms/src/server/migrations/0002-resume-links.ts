import { Migration } from '@lectern/core/migrations';

export default class ResumeLinks extends Migration {
  override up(): void {
    // The link by which somebody goes on with a draft elsewhere: gone once it was used, and with its draft.
    this.addSql(`create table forms_resume (
      id uuid primary key, draft_id uuid not null constraint forms_resume_draft unique
        references forms_draft (id) on delete cascade,
      token_hash bytea not null, link bytea not null, until timestamptz not null)`);
    this.addSql('create index forms_resume_token on forms_resume (token_hash)');
  }

  override down(): void {
    this.addSql('drop table forms_resume');
  }
}
