import { Migration } from '@mikro-orm/migrations';

export default class RunVersion extends Migration {
  override up(): void {
    // The engine's version by which the indexing under way was begun: whoever goes on with it reads words in the same way, or
    // not at all. An engine says as much about it as it has languages.
    this.addSql(
      `alter table lectern_search_index add column run_version text not null default '', alter column version type text`,
    );
  }

  override down(): void {
    this.addSql('alter table lectern_search_index drop column run_version, alter column version type varchar(200)');
  }
}
