import { Migration } from '@mikro-orm/migrations';

/**
 * The words by which lists find pages stand in rows of their own, so that an edit, which changes a page and mostly not its
 * words, leaves their index alone; it holds pairs of characters, so that two are enough to find something by.
 */
export default class Search extends Migration {
  override up(): void {
    // A cost far from the default: each row that is looked through without the index asks for the pairs of its words.
    this.addSql(`create function lectern_pairs(text) returns text[] language sql immutable strict parallel safe cost 5000 as
      $$ select coalesce(array_agg(distinct substr($1, place, 2)), '{}') from generate_series(1, length($1) - 1) as place $$`);
    this.addSql(`create table lectern_page_search (
      page_id uuid primary key references lectern_page (id) on delete cascade, words text not null)`);
    this.addSql(`insert into lectern_page_search (page_id, words) select id, lower(title) || ' ' || slug from lectern_page`);
    // What is added later to a list of its own would be read by every search.
    this.addSql(`create index lectern_page_search_pairs_index on lectern_page_search using gin (lectern_pairs(words))
      with (fastupdate = off)`);
    this.addSql(`create function lectern_note_words() returns trigger language plpgsql as
      $$ begin
        insert into lectern_page_search (page_id, words) values (new.id, lower(new.title) || ' ' || new.slug)
        on conflict (page_id) do update set words = excluded.words;
        return null;
      end $$`);
    this.addSql(`create trigger lectern_page_words_are_noted after insert on lectern_page
      for each row execute function lectern_note_words()`);
    this.addSql(`create trigger lectern_page_new_words_are_noted after update on lectern_page for each row
      when (old.title is distinct from new.title or old.slug is distinct from new.slug) execute function lectern_note_words()`);
    this.addSql(`drop index lectern_page_search_index`);
  }

  override down(): void {
    this.addSql(`create index lectern_page_search_index on lectern_page using gin ((lower(title) || ' ' || slug) gin_trgm_ops)`);
    this.addSql(`drop trigger lectern_page_words_are_noted on lectern_page`);
    this.addSql(`drop trigger lectern_page_new_words_are_noted on lectern_page`);
    this.addSql(`drop table lectern_page_search`);
    this.addSql(`drop function lectern_note_words`);
    this.addSql(`drop function lectern_pairs`);
  }
}
