import { Migration } from '@lectern/core/migrations';

const sides = ['a', 'b'] as const;

export default class LightSections extends Migration {
  override up(): void {
    for (const side of sides) {
      const section = `site_search_section_${side}`;
      // Pages and their sections are written by one statement each: looking up the page of each section tells nothing.
      this.addSql(`alter table ${section} drop constraint ${section}_page_id_fkey`);
      // Packing a section that is a little larger than most rows takes longer than writing it.
      this.addSql(`alter table ${section} set (toast_tuple_target = 8160)`);
    }
  }

  override down(): void {
    for (const side of sides) {
      const section = `site_search_section_${side}`;
      this.addSql(`alter table ${section} reset (toast_tuple_target)`);
      this.addSql(`alter table ${section} add constraint ${section}_page_id_fkey
        foreign key (page_id) references site_search_page_${side} (page_id) on delete cascade`);
    }
  }
}
