import { Migration } from '@mikro-orm/migrations';

/** A version holds a title of any length; publishing says that it is too long. */
export default class LongTitles extends Migration {
  override up(): void {
    this.addSql(`alter table lectern_page_version alter column title type text`);
  }

  override down(): void {
    this.addSql(`alter table lectern_page_version alter column title type varchar(255) using left(title, 255)`);
  }
}
