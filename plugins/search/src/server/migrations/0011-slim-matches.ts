import { Migration } from '@lectern/core/migrations';

const sides = ['a', 'b'] as const;

/** Kilobytes of new rows that an index may hold back: more than it ever gets, since whoever writes has them taken in. */
const heldBack = 1_000_000;

/**
 * What questions are held against lies apart from what is told of a page: every hit is counted, so that its row is visited,
 * and of rows that hold little else many lie together.
 */
export default class SlimMatches extends Migration {
  override up(): void {
    // Of nobody's making but this plugin's: what is dropped here is indexed anew by itself, because the state forgets its version.
    this.addSql('delete from site_search_state');
    for (const side of sides) {
      const page = `site_search_page_${side}`;
      const match = `site_search_match_${side}`;
      this.addSql(`truncate ${page}, site_search_section_${side}, site_search_word_${side}`);
      this.addSql(`drop index ${page}_lexemes`);
      this.addSql(`alter table ${page} drop column lexemes`);
      this.addSql(`create table ${match} (
        page_id uuid primary key, publication_id uuid not null, locale varchar(5) not null, type varchar(100) not null,
        lexemes tsvector not null)`);
      // Ranking reads them again and again: unpacking would be most of its work.
      this.addSql(`alter table ${match} alter column lexemes set storage external`);
      this.addSql(`alter table ${match} set (toast_tuple_target = 128)`);
      this.addSql(`create index ${match}_lexemes on ${match} using gin (lexemes) with (gin_pending_list_limit = ${heldBack})`);
    }
  }

  override down(): void {
    this.addSql('delete from site_search_state');
    for (const side of sides) {
      const page = `site_search_page_${side}`;
      this.addSql(`drop table site_search_match_${side}`);
      this.addSql(`truncate ${page}, site_search_section_${side}, site_search_word_${side}`);
      this.addSql(`alter table ${page} add column lexemes tsvector not null`);
      this.addSql(`alter table ${page} alter column lexemes set storage external`);
      this.addSql(`create index ${page}_lexemes on ${page} using gin (lexemes) with (gin_pending_list_limit = ${heldBack})`);
    }
  }
}
