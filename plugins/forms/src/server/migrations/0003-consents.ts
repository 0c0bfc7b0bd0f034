import { Migration } from '@lectern/core/migrations';

export default class Consents extends Migration {
  override up(): void {
    this.addSql(`create table forms_consent (
      id uuid primary key, submission_id uuid not null references forms_submission (id) on delete cascade,
      place varchar(200) not null, token_hash bytea not null, link bytea not null,
      state varchar(10) not null, signature bytea null, asked_at timestamptz not null, answered_at timestamptz null,
      until timestamptz not null, constraint forms_consent_place unique (submission_id, place))`);
    this.addSql('alter table forms_submission add column page_path text null');
    this.addSql('create index forms_consent_token on forms_consent (token_hash)');
  }

  override down(): void {
    this.addSql('drop table forms_consent');
    this.addSql('alter table forms_submission drop column page_path');
  }
}
