import { Migration } from '@lectern/core/migrations';

const sides = ['a', 'b'] as const;

export default class Files extends Migration {
  override up(): void {
    // What files say, by the hash of their bytes: each is read once, whatever pages hold it.
    this.addSql(`create table site_search_file (
      hash char(64) primary key, file_name varchar(255) not null, state varchar(7) not null default 'waiting',
      problem varchar(10) not null default '', text text not null default '', attempts integer not null default 0,
      taken_until timestamptz null, changed_at timestamptz not null)`);
    this.addSql(`create index site_search_file_waiting on site_search_file (changed_at) where state = 'waiting'`);
    for (const side of sides) {
      // Files of a page, and those of them whose words it does not have yet.
      this.addSql(`alter table site_search_page_${side}
        add column files char(64)[] not null default '{}', add column unread char(64)[] not null default '{}'`);
      this.addSql(`create index site_search_page_${side}_files on site_search_page_${side} using gin (files)`);
      this.addSql(`create index site_search_page_${side}_unread on site_search_page_${side} (page_id) where unread <> '{}'`);
      this.addSql(`alter table site_search_section_${side} add column file char(64) null`);
    }
  }

  override down(): void {
    for (const side of sides) {
      this.addSql(`alter table site_search_section_${side} drop column file`);
      this.addSql(`alter table site_search_page_${side} drop column files, drop column unread`);
    }
    this.addSql('drop table site_search_file');
  }
}
