import { Migration } from '@lectern/core/migrations';

const sides = ['a', 'b'] as const;

/** Kilobytes of new rows that an index may hold back: more than it ever gets, since whoever writes has them taken in. */
const heldBack = 1_000_000;

export default class QuickIndex extends Migration {
  override up(): void {
    // Of nobody's making but this plugin's: what is dropped here is indexed anew by itself, because the state forgets its version.
    this.addSql('delete from site_search_state');
    for (const side of sides) {
      const page = `site_search_page_${side}`;
      this.addSql(`truncate ${page}, site_search_section_${side}, site_search_word_${side}`);
      this.addSql(`drop index ${page}_lexemes, ${page}_title`);
      // What a page is most about, small enough to lie in its row; and its words as one text.
      this.addSql(`alter table ${page} drop column words, drop column word_lexemes,
        add column strong_lexemes tsvector not null, add column words text not null`);
      // Ranking reads them again and again: unpacking would be most of its work.
      this.addSql(`alter table ${page} alter column lexemes set storage external, alter column strong_lexemes set storage main`);
      for (const column of ['lexemes', 'strong_lexemes'])
        this.addSql(
          `create index ${page}_${column} on ${page} using gin (${column}) with (gin_pending_list_limit = ${heldBack})`,
        );
    }
  }

  override down(): void {
    this.addSql('delete from site_search_state');
    for (const side of sides) {
      const page = `site_search_page_${side}`;
      this.addSql(`truncate ${page}, site_search_section_${side}, site_search_word_${side}`);
      this.addSql(`drop index ${page}_lexemes, ${page}_strong_lexemes`);
      this.addSql(`alter table ${page} drop column strong_lexemes, drop column words,
        add column words text[] not null, add column word_lexemes text[] not null`);
      this.addSql(`alter table ${page} alter column lexemes set storage extended`);
      this.addSql(`create index ${page}_lexemes on ${page} using gin (lexemes)`);
      this.addSql(`create index ${page}_title on ${page} using gin (title_lexemes)`);
    }
  }
}
