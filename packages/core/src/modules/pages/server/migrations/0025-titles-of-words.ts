import { Migration } from '@mikro-orm/migrations';

/**
 * The words of a page say in which order it stands and whether it lies in the trash, so that a search in the list of pages reads
 * them alone, and not a page for each that it finds.
 */
export default class TitlesOfWords extends Migration {
  override up(): void {
    this.addSql(`alter table lectern_page_search add column title_key text collate "C" not null default '',
      add column is_living boolean not null default true`);
    this.addSql(`update lectern_page_search s set title_key = p.title_key, is_living = p.deleted_at is null
      from lectern_page p where p.id = s.page_id`);
    this.addSql(`alter table lectern_page_search alter column title_key drop default, alter column is_living drop default`);
    this.addSql(`create or replace function lectern_note_words() returns trigger language plpgsql as
      $$ begin
        insert into lectern_page_search (page_id, words, title_key, is_living)
        values (new.id, new.title_key || ' ' || new.slug, new.title_key, new.deleted_at is null)
        on conflict (page_id) do update
          set words = excluded.words, title_key = excluded.title_key, is_living = excluded.is_living;
        return null;
      end $$`);
    this.addSql(`drop trigger lectern_page_new_words_are_noted on lectern_page`);
    this.addSql(`create trigger lectern_page_new_words_are_noted after update on lectern_page for each row
      when (old.title is distinct from new.title or old.slug is distinct from new.slug
        or (old.deleted_at is null) <> (new.deleted_at is null)) execute function lectern_note_words()`);
  }

  override down(): void {
    this.addSql(`drop trigger lectern_page_new_words_are_noted on lectern_page`);
    this.addSql(`create trigger lectern_page_new_words_are_noted after update on lectern_page for each row
      when (old.title is distinct from new.title or old.slug is distinct from new.slug) execute function lectern_note_words()`);
    this.addSql(`create or replace function lectern_note_words() returns trigger language plpgsql as
      $$ begin
        insert into lectern_page_search (page_id, words) values (new.id, new.title_key || ' ' || new.slug)
        on conflict (page_id) do update set words = excluded.words;
        return null;
      end $$`);
    this.addSql(`alter table lectern_page_search drop column title_key, drop column is_living`);
  }
}
