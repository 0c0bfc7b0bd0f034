import { Migration } from '@mikro-orm/migrations';

/**
 * Terms fold signs that look alike, too. Of two names that become one, the first keeps it: nobody can choose between the tags
 * here, and the other stays as it is until somebody merges them.
 */
export default class Folding extends Migration {
  override up(): void {
    this.addSql(`update lectern_tag_name n set folded = lectern_search_key(name)
      where folded <> lectern_search_key(name) and not exists (select from lectern_tag_name o
        where o.folded <> n.folded and lectern_search_key(o.name) = lectern_search_key(n.name)
          and (o.folded = lectern_search_key(n.name) or o.folded < n.folded))`);
  }
}
