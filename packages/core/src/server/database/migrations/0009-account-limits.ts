import { Migration } from '@mikro-orm/migrations';

export default class AccountLimits extends Migration {
  override up(): void {
    // Of two people who change a role at once, the second is told.
    this.addSql(`alter table lectern_role add column if not exists revision integer not null default 0`);
  }

  override down(): void {
    this.addSql(`alter table lectern_role drop column revision`);
  }
}
