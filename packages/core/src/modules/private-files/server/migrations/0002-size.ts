import { Migration } from '@mikro-orm/migrations';

export default class Size extends Migration {
  override up(): void {
    // Whoever sees the bytes sees how many there are: it is no secret, and counts what nobody kept.
    this.addSql(`alter table lectern_private_file add column size bigint not null default 0`);
  }

  override down(): void {
    this.addSql(`alter table lectern_private_file drop column size`);
  }
}
