import { Migration } from '@mikro-orm/migrations';

/** What is known of the addresses of other sites to which something live leads. */
export default class External extends Migration {
  override up(): void {
    this.addSql(`create table lectern_external_link (
      address varchar(520) primary key,
      state varchar(10) not null check (state in ('unchecked', 'good', 'moved', 'closed', 'failing', 'broken')),
      since timestamptz not null, reason varchar(12), status smallint, moved_to varchar(2000),
      checked_at timestamptz, last_good_at timestamptz, failing_since timestamptz, next_at timestamptz not null)`);
    this.addSql(`create index lectern_external_link_next_index on lectern_external_link (next_at)`);
  }

  override down(): void {
    this.addSql(`drop table lectern_external_link`);
  }
}
