import { Migration } from '@mikro-orm/migrations';

/** Whose doing a mail is, so that nobody sends more than so many in an hour. */
export default class Senders extends Migration {
  override up(): void {
    this.addSql(`alter table lectern_mail add column queued_by integer`);
    this.addSql(`create index lectern_mail_queued_by_index on lectern_mail (queued_by, queued_at) where queued_by is not null`);
  }

  override down(): void {
    this.addSql(`drop index lectern_mail_queued_by_index`);
    this.addSql(`alter table lectern_mail drop column queued_by`);
  }
}
