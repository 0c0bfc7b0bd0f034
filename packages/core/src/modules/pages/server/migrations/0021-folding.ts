import { Migration } from '@mikro-orm/migrations';

/** Pages are looked for and sorted by keys that no locale has a say in. */
export default class Folding extends Migration {
  override up(): void {
    this.addSql(`drop index lectern_page_title_index`);
    this.addSql(`create index lectern_page_title_index on lectern_page ((lectern_search_key(title)) collate "C", id)`);
    this.addSql(`create or replace function lectern_note_words() returns trigger language plpgsql as
      $$ begin
        insert into lectern_page_search (page_id, words) values (new.id, lectern_search_key(new.title || ' ' || new.slug))
        on conflict (page_id) do update set words = excluded.words;
        return null;
      end $$`);
    this.addSql(`update lectern_page_search s set words = lectern_search_key(p.title || ' ' || p.slug)
      from lectern_page p where p.id = s.page_id and s.words <> lectern_search_key(p.title || ' ' || p.slug)`);
  }

  override down(): void {
    this.addSql(`drop index lectern_page_title_index`);
    this.addSql(`create index lectern_page_title_index on lectern_page (lower(title), id)`);
    this.addSql(`create or replace function lectern_note_words() returns trigger language plpgsql as
      $$ begin
        insert into lectern_page_search (page_id, words) values (new.id, lower(new.title) || ' ' || new.slug)
        on conflict (page_id) do update set words = excluded.words;
        return null;
      end $$`);
    this.addSql(`update lectern_page_search s set words = lower(p.title) || ' ' || p.slug
      from lectern_page p where p.id = s.page_id`);
  }
}
