import { Migration } from '@mikro-orm/migrations';

/** Own data of the latest version stand beside its title, so that lists show them and sort by them without reading versions. */
export default class OwnData extends Migration {
  override up(): void {
    this.addSql(`alter table lectern_page add column type_data jsonb not null default '{}'`);
    this.addSql(`update lectern_page set type_data = v.type_data from lectern_page_version v where v.id = latest_version_id`);
  }
}
