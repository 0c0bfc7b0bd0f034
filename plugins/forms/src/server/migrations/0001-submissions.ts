import { Migration } from '@lectern/core/migrations';

export default class Submissions extends Migration {
  override up(): void {
    this.addSql(`create table forms_definition (
      hash char(64) primary key, form varchar(80) not null, definition jsonb not null, created_at timestamptz not null)`);
    this.addSql(`create table forms_submission (
      id uuid primary key, reference varchar(30) not null constraint forms_submission_reference unique,
      form varchar(80) not null, definition_hash char(64) not null references forms_definition (hash),
      locale varchar(5) not null, answers bytea not null, state varchar(20) not null, score integer not null default 0,
      assignee_id integer null, created_at timestamptz not null, changed_at timestamptz not null,
      due_at timestamptz not null, has_legal_hold boolean not null default false)`);
    this.addSql('create index forms_submission_newest on forms_submission (created_at desc, id)');
    this.addSql('create index forms_submission_by_form on forms_submission (form, state, created_at desc)');
    this.addSql('create index forms_submission_due on forms_submission (due_at) where not has_legal_hold');
    this.addSql(`create table forms_search_hash (
      submission_id uuid not null references forms_submission (id) on delete cascade, hash bytea not null,
      primary key (hash, submission_id))`);
    this.addSql('create index forms_search_hash_submission on forms_search_hash (submission_id)');
    // What was sent of one rendering of a form, so that it is sent once.
    this.addSql(`create table forms_rendering (
      key_hash bytea constraint forms_rendering_key primary key, answers_digest bytea not null,
      submission_id uuid not null references forms_submission (id) on delete cascade, until timestamptz not null)`);
    this.addSql('create index forms_rendering_submission on forms_rendering (submission_id)');
    this.addSql('create index forms_rendering_until on forms_rendering (until)');
    this.addSql(`create table forms_receipt (
      token_hash bytea primary key, submission_id uuid not null references forms_submission (id) on delete cascade,
      until timestamptz not null)`);
    this.addSql('create index forms_receipt_submission on forms_receipt (submission_id)');
    this.addSql('create index forms_receipt_until on forms_receipt (until)');
    this.addSql(`create table forms_draft (
      id uuid primary key, token_hash bytea not null constraint forms_draft_token unique, form varchar(80) not null,
      locale varchar(5) not null, answers bytea not null, changed_at timestamptz not null, until timestamptz not null)`);
    this.addSql('create index forms_draft_until on forms_draft (until)');
    this.addSql(`create table forms_note (
      id uuid primary key, submission_id uuid not null references forms_submission (id) on delete cascade,
      author_id integer null, note bytea not null, created_at timestamptz not null)`);
    this.addSql('create index forms_note_submission on forms_note (submission_id, created_at)');
    this.addSql(`create table forms_step_count (
      form varchar(80) not null, step varchar(60) not null, day date not null, event varchar(20) not null,
      count integer not null, primary key (form, day, step, event))`);
  }

  override down(): void {
    this.addSql(`drop table forms_step_count, forms_note, forms_draft, forms_receipt, forms_rendering, forms_search_hash,
      forms_submission, forms_definition`);
  }
}
