import { Migration } from '@mikro-orm/migrations';

/** How often pages are looked at again, by whom, when somebody said that they are still correct, and when they were told of. */
export default class Upkeep extends Migration {
  override up(): void {
    this.addSql(`create table lectern_page_upkeep (
      page_id uuid primary key references lectern_page (id) on delete cascade,
      every_days integer check (every_days between 0 and 3650),
      owner_id integer references lectern_user (id) on delete set null,
      confirmed_at timestamptz, confirmed_by integer references lectern_author (id),
      told_at timestamptz, told_to integer references lectern_user (id) on delete set null)`);
    this.addSql(`create index lectern_page_upkeep_owner_index on lectern_page_upkeep (owner_id) where owner_id is not null`);
    this.addSql(
      `create index lectern_page_upkeep_told_index on lectern_page_upkeep (told_to, told_at) where told_to is not null`,
    );
  }

  override down(): void {
    this.addSql(`drop table lectern_page_upkeep`);
  }
}
