import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    // The outbox: what to send to whom, never the text, no secrets, and no address in clear. Texts are composed when a mail is sent.
    this.addSql(`create table lectern_mail (
      id uuid primary key, template varchar(100) not null,
      recipient varchar(8) not null check (recipient in ('user', 'address', 'template')), user_id integer,
      sealed_address bytea, address_hash bytea, reference_ids jsonb not null,
      about_entity varchar(60), about_id varchar(200), language varchar(35),
      state varchar(8) not null check (state in ('waiting', 'sending', 'sent', 'failed', 'obsolete')),
      attempts integer not null default 0, last_error varchar(300),
      queued_at timestamptz not null, next_attempt_at timestamptz not null,
      first_attempt_at timestamptz, leased_until timestamptz, ended_at timestamptz)`);
    this.addSql(`create index lectern_mail_due_index on lectern_mail (next_attempt_at) where state in ('waiting', 'sending')`);
    this.addSql(`create index lectern_mail_queued_index on lectern_mail (queued_at, id)`);
    this.addSql(`create index lectern_mail_about_index on lectern_mail (about_entity, about_id) where about_entity is not null`);
    this.addSql(`create index lectern_mail_address_index on lectern_mail (address_hash) where address_hash is not null`);
    this.addSql(`create index lectern_mail_user_index on lectern_mail (user_id)`);
  }

  override down(): void {
    this.addSql(`drop table lectern_mail cascade`);
  }
}
