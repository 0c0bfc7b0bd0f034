import { Migration } from '@lectern/core/migrations';

const sides = ['a', 'b'] as const;

/** Words are counted in place: without room beside a row, each count would write every index of its table anew. */
export default class RoomyWords extends Migration {
  override up(): void {
    for (const side of sides) this.addSql(`alter table site_search_word_${side} set (fillfactor = 50)`);
  }

  override down(): void {
    for (const side of sides) this.addSql(`alter table site_search_word_${side} reset (fillfactor)`);
  }
}
