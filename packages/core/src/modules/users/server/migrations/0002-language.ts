import { Migration } from '@mikro-orm/migrations';

/** Null where nobody chose one. */
export default class Language extends Migration {
  override up(): void {
    this.addSql(`alter table lectern_user add language varchar(2)`);
  }

  override down(): void {
    this.addSql(`alter table lectern_user drop column language`);
  }
}
