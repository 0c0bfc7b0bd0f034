import { Migration } from '@mikro-orm/migrations';

/** Pages are looked for and sorted by keys that no locale has a say in; triggers keep them, whatever statement writes a title. */
export default class Folding extends Migration {
  override up(): void {
    this.addSql(`alter table lectern_page add column title_key text collate "C"`);
    this.addSql(`update lectern_page set title_key = lectern_search_key(title)`);
    this.addSql(`alter table lectern_page alter column title_key set not null`);
    this.addSql(`create function lectern_note_title() returns trigger language plpgsql as
      $$ begin new.title_key := lectern_search_key(new.title); return new; end $$`);
    this.addSql(`create trigger lectern_page_title_is_noted before insert on lectern_page
      for each row execute function lectern_note_title()`);
    this.addSql(`create trigger lectern_page_new_title_is_noted before update of title on lectern_page for each row
      when (old.title is distinct from new.title) execute function lectern_note_title()`);
    this.addSql(`drop index lectern_page_title_index`);
    this.addSql(`create index lectern_page_title_index on lectern_page (title_key, id)`);
    this.addSql(`create or replace function lectern_note_words() returns trigger language plpgsql as
      $$ begin
        insert into lectern_page_search (page_id, words) values (new.id, new.title_key || ' ' || new.slug)
        on conflict (page_id) do update set words = excluded.words;
        return null;
      end $$`);
    this.addSql(`update lectern_page_search s set words = p.title_key || ' ' || p.slug
      from lectern_page p where p.id = s.page_id and s.words <> p.title_key || ' ' || p.slug`);
  }

  override down(): void {
    this.addSql(`create or replace function lectern_note_words() returns trigger language plpgsql as
      $$ begin
        insert into lectern_page_search (page_id, words) values (new.id, lower(new.title) || ' ' || new.slug)
        on conflict (page_id) do update set words = excluded.words;
        return null;
      end $$`);
    this.addSql(`update lectern_page_search s set words = lower(p.title) || ' ' || p.slug
      from lectern_page p where p.id = s.page_id`);
    this.addSql(`drop trigger lectern_page_title_is_noted on lectern_page`);
    this.addSql(`drop trigger lectern_page_new_title_is_noted on lectern_page`);
    this.addSql(`drop function lectern_note_title`);
    this.addSql(`alter table lectern_page drop column title_key`);
    this.addSql(`create index lectern_page_title_index on lectern_page (lower(title), id)`);
  }
}
