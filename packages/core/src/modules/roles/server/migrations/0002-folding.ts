import { Migration } from '@mikro-orm/migrations';

/** The names of roles are compared by a key that no locale has a say in. Of two that were one all along, the younger is marked. */
export default class Folding extends Migration {
  override up(): void {
    this.addSql(`drop index lectern_role_name_unique`);
    this.addSql(`update lectern_role r set name = left(name, 89) || ' (' || left(id::text, 8) || ')'
      where exists (select from lectern_role o where lectern_name_key(o.name) = lectern_name_key(r.name)
        and (o.created_at, o.id) < (r.created_at, r.id))`);
    this.addSql(`create unique index lectern_role_name_unique on lectern_role (lectern_name_key(name))`);
  }

  override down(): void {
    this.addSql(`drop index lectern_role_name_unique`);
    this.addSql(`create unique index lectern_role_name_unique on lectern_role (lower(name))`);
  }
}
