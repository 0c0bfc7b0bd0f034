import { Migration } from '@mikro-orm/migrations';

/**
 * A page that comes back before the one above it does remembers below which it stood, until it stands there again or somebody
 * moves it. The database ends that itself, so that no statement which puts pages below others can forget it.
 */
export default class FormerParent extends Migration {
  override up(): void {
    this.addSql(`alter table lectern_page add column former_parent_id uuid`);
    this.addSql(
      `create index lectern_page_former_parent_index on lectern_page (former_parent_id) where former_parent_id is not null`,
    );
    this.addSql(`create function lectern_forget_parent() returns trigger language plpgsql as
      $$ begin new.former_parent_id := null; return new; end $$`);
    this.addSql(`create trigger lectern_page_move_is_noted before update of parent_id on lectern_page for each row
      when (old.former_parent_id is not null and new.former_parent_id is not distinct from old.former_parent_id
        and old.parent_id is distinct from new.parent_id)
      execute function lectern_forget_parent()`);
  }

  override down(): void {
    this.addSql(`drop trigger lectern_page_move_is_noted on lectern_page`);
    this.addSql(`drop function lectern_forget_parent`);
    this.addSql(`alter table lectern_page drop column former_parent_id`);
  }
}
