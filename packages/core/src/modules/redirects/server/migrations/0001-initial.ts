import { Migration } from '@mikro-orm/migrations';

export default class Initial extends Migration {
  override up(): void {
    // Pages lie above: `to_page` and `left_by` are their ids without a key, and one that is gone leads nowhere.
    this.addSql(`create table lectern_redirect_rule (
      id uuid primary key, path varchar(520) not null constraint lectern_redirect_rule_path_unique unique,
      is_pattern boolean not null, to_page uuid, to_suffix varchar(500) not null default '', to_address varchar(2000),
      left_by uuid, revision integer not null, created_at timestamptz not null, updated_at timestamptz not null,
      saved_by integer references lectern_author (id))`);
    this.addSql(`create index lectern_redirect_rule_page_index on lectern_redirect_rule (to_page) where to_page is not null`);
    this.addSql(`create index lectern_redirect_rule_left_index on lectern_redirect_rule (left_by) where left_by is not null`);
    this.addSql(
      `create index lectern_redirect_rule_address_index on lectern_redirect_rule (to_address) where to_address is not null`,
    );
    this.addSql(`create index lectern_redirect_rule_pattern_index on lectern_redirect_rule (path) where is_pattern`);
    // How often each address was asked for: of a rule under its own text. No query, no person.
    this.addSql(`create table lectern_address_count (
      path varchar(520) primary key, is_missing boolean not null, hits bigint not null,
      first_at timestamptz not null, last_at timestamptz not null)`);
    this.addSql(`create index lectern_address_count_missing_index on lectern_address_count (hits, last_at) where is_missing`);
  }

  override down(): void {
    this.addSql(`drop table lectern_address_count, lectern_redirect_rule`);
  }
}
