import { Migration } from '@lectern/core/migrations';

export default class Run extends Migration {
  override up(): void {
    // Whoever fills an index says for which run, so that a process that comes late touches no other one's.
    this.addSql('alter table site_search_state add column run uuid');
  }

  override down(): void {
    this.addSql('alter table site_search_state drop column run');
  }
}
