import type { DerivedQueries } from '@lectern/core/server';
import { unpackWords } from './packed-words.ts';
import type { IndexedPage } from './read-page.ts';
import { tablesOf } from './tables.ts';
import type { Side } from './tables.ts';

interface Held {
  readonly locale: string;
  readonly words: string;
}

/** How many pages more hold each word, by locale and word. */
type Change = Map<string, { readonly locale: string; readonly word: string; lexeme: string; pages: number }>;

function count(change: Change, locale: string, { word, lexeme, by }: { word: string; lexeme: string; by: number }): void {
  const key = `${locale} ${word}`;
  const known = change.get(key);
  if (!known) change.set(key, { locale, word, lexeme, pages: by });
  else {
    known.pages += by;
    known.lexeme ||= lexeme;
  }
}

/** In one order for all, so that two who write at once never wait for each other. */
async function countWords(queries: DerivedQueries, side: Side, change: Change): Promise<void> {
  const changed = [...change.entries()]
    .filter(([, { pages }]) => pages !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (changed.length === 0) return;
  const { word } = tablesOf(side);
  const rows = changed.map(([, row]) => row);
  await queries.query(
    `insert into ${word} (locale, word, lexeme, pages)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::int[])
     on conflict (locale, word) do update set pages = ${word}.pages + excluded.pages`,
    [
      rows.map(({ locale }) => locale),
      rows.map((row) => row.word),
      rows.map(({ lexeme }) => lexeme),
      rows.map(({ pages }) => pages),
    ],
  );
  // A word that no page has any more was on fewer before: where all went up, looking for one would read the whole table.
  if (rows.some(({ pages }) => pages < 0)) await queries.query(`delete from ${word} where pages <= 0`);
}

/** Takes pages out of an index with their sections, and says which words they held. */
async function takeOut(queries: DerivedQueries, side: Side, pageIDs: readonly string[]): Promise<Held[]> {
  const { match, page, section } = tablesOf(side);
  return queries.query<Held>(
    `with gone as (delete from ${page} where page_id = any($1::uuid[]) returning locale, words),
       unmatched as (delete from ${match} where page_id = any($1::uuid[])),
       without as (delete from ${section} where page_id = any($1::uuid[]))
     select locale, words from gone`,
    [pageIDs],
  );
}

async function putIn(queries: DerivedQueries, side: Side, pages: readonly IndexedPage[]): Promise<readonly string[]> {
  const { match, page, section } = tablesOf(side);
  const written = await queries.query<{ readonly id: string }>(
    `with given as (
       select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
           $10::text[], $11::text[], $12::text[], $13::text[])
         as given(page_id, publication_id, locale, type, day, title, title_key, title_lexemes, lexemes, strong_lexemes, words, files, unread)
     ), written as (
       insert into ${page} (page_id, publication_id, locale, type, day, title, title_key, title_lexemes, strong_lexemes, words, files, unread)
       select page_id, publication_id, locale, type, day, title, title_key, title_lexemes::tsvector, strong_lexemes::tsvector, words,
         string_to_array(files, ' '), string_to_array(unread, ' ')
       from given on conflict (page_id) do nothing returning page_id
     )
     insert into ${match} (page_id, publication_id, locale, type, lexemes)
     select page_id, publication_id, locale, type, lexemes::tsvector from given join written using (page_id) returning page_id as id`,
    [
      pages.map(({ pageID }) => pageID),
      pages.map(({ publicationID }) => publicationID),
      pages.map(({ locale }) => locale),
      pages.map(({ type }) => type),
      pages.map(({ day }) => day),
      pages.map(({ title }) => title),
      pages.map(({ titleKey }) => titleKey),
      pages.map(({ titleLexemes }) => titleLexemes),
      pages.map(({ lexemes }) => lexemes),
      pages.map(({ strongLexemes }) => strongLexemes),
      pages.map(({ words }) => words),
      pages.map(({ files }) => files.join(' ')),
      pages.map(({ unread }) => unread.join(' ')),
    ],
  );
  const ids = new Set(written.map(({ id }) => id));
  const sections = pages
    .filter(({ pageID }) => ids.has(pageID))
    .flatMap(({ pageID, sections: own }) => own.map((each, number) => ({ ...each, pageID, number })));
  await queries.query(
    `insert into ${section} (page_id, number, anchor, heading, text, lexemes, file)
     select page_id, number, anchor, heading, text, lexemes::tsvector, file
     from unnest($1::uuid[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
       as given(page_id, number, anchor, heading, text, lexemes, file)`,
    [
      sections.map(({ pageID }) => pageID),
      sections.map(({ number }) => number),
      sections.map(({ anchor }) => anchor),
      sections.map(({ heading }) => heading),
      sections.map(({ text }) => text),
      sections.map(({ lexemes }) => lexemes),
      sections.map(({ file }) => file),
    ],
  );
  return [...ids];
}

/** Writes pages in the place of what an index has of them, and forgets others; counts their words. */
export async function replacePages(
  queries: DerivedQueries,
  side: Side,
  { pages, gone = [] }: { readonly pages: readonly IndexedPage[]; readonly gone?: readonly string[] },
): Promise<void> {
  const change: Change = new Map();
  const held = await takeOut(queries, side, [...pages.map(({ pageID }) => pageID), ...gone]);
  for (const { locale, words } of held)
    for (const [word] of unpackWords(words)) count(change, locale, { word, lexeme: '', by: -1 });
  if (pages.length > 0) await putIn(queries, side, pages);
  for (const { locale, words } of pages)
    for (const [word, lexeme] of unpackWords(words)) count(change, locale, { word, lexeme, by: 1 });
  await countWords(queries, side, change);
}

/** Writes pages that an index does not have yet. Their words are counted when all of them are there. */
export async function fillPages(queries: DerivedQueries, side: Side, pages: readonly IndexedPage[]): Promise<void> {
  if (pages.length > 0) await putIn(queries, side, pages);
}

/** Counts the words of all pages of an index anew. */
export async function countAllWords(queries: DerivedQueries, side: Side): Promise<void> {
  const { page, word } = tablesOf(side);
  await queries.query(`truncate ${word}`);
  await queries.query(
    `insert into ${word} (locale, word, lexeme, pages)
     select locale, split_part(pair, '|', 1) as word, max(split_part(pair, '|', 2)), sum(pages)::int
     from (select locale, pair, count(*) as pages from ${page}, string_to_table(words, ' ') pair where pair <> '' group by locale, pair) counted
     group by locale, word order by locale, word`,
  );
}

/**
 * Takes in what the indexes of a side hold back. Many new pages at a time are taken in several times as quickly as one by one,
 * and until then each search looks through them.
 */
export async function takeInNew(queries: DerivedQueries, side: Side): Promise<void> {
  const { match, page } = tablesOf(side);
  for (const index of [`${match}_lexemes`, `${page}_strong_lexemes`])
    await queries.query(`select gin_clean_pending_list('${index}')`);
}

/** Forgets all that an index has. */
export async function emptySide(queries: DerivedQueries, side: Side): Promise<void> {
  await queries.query(`truncate ${Object.values(tablesOf(side)).join(', ')}`);
}
