import { Migration } from '@lectern/core/migrations';

const sides = ['a', 'b'] as const;

export default class Index extends Migration {
  override up(): void {
    // Which of the two indexes is searched, and whether the other one is being filled.
    this.addSql(`create table site_search_state (
      is_only boolean primary key default true check (is_only), live char(1) not null default 'a',
      is_filling boolean not null default false, has_corpus boolean not null default false)`);
    for (const side of sides) {
      this.addSql(`create table site_search_page_${side} (
        page_id uuid primary key, publication_id uuid not null, locale varchar(5) not null, type varchar(100) not null,
        day varchar(10) not null, title text not null, title_key text not null, title_lexemes tsvector not null,
        lexemes tsvector not null, words text[] not null, word_lexemes text[] not null)`);
      this.addSql(`create index site_search_page_${side}_lexemes on site_search_page_${side} using gin (lexemes)`);
      this.addSql(`create index site_search_page_${side}_title on site_search_page_${side} using gin (title_lexemes)`);
      this.addSql(`create index site_search_page_${side}_key on site_search_page_${side} using gin (title_key gin_trgm_ops)`);
      this.addSql(`create table site_search_section_${side} (
        page_id uuid not null references site_search_page_${side} (page_id) on delete cascade, number integer not null,
        anchor varchar(100) not null, heading text not null, text text not null, lexemes tsvector not null,
        primary key (page_id, number))`);
      this.addSql(`create table site_search_word_${side} (
        locale varchar(5) not null, word text not null, lexeme text not null, pages integer not null,
        primary key (locale, word))`);
      this.addSql(`create index site_search_word_${side}_lexeme on site_search_word_${side} (locale, lexeme)`);
      this.addSql(`create index site_search_word_${side}_start on site_search_word_${side} (word text_pattern_ops)`);
      this.addSql(`create index site_search_word_${side}_alike on site_search_word_${side} using gin (word gin_trgm_ops)`);
    }
  }

  override down(): void {
    for (const side of sides)
      this.addSql(`drop table site_search_word_${side}, site_search_section_${side}, site_search_page_${side}`);
    this.addSql('drop table site_search_state');
  }
}
