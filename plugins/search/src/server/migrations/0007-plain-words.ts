import { Migration } from '@lectern/core/migrations';

const sides = ['a', 'b'] as const;

export default class PlainWords extends Migration {
  override up(): void {
    // Packing them takes longer than anything else that is done with them.
    for (const side of sides) this.addSql(`alter table site_search_page_${side} alter column words set storage external`);
  }

  override down(): void {
    for (const side of sides) this.addSql(`alter table site_search_page_${side} alter column words set storage extended`);
  }
}
