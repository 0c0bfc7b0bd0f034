import type { DerivedQueries, FacetCount } from '@lectern/core/server';
import { wordPlaces } from '../../explained.ts';
import type { AskedIn } from './read-question.ts';
import { tablesOf } from './tables.ts';
import type { Side } from './tables.ts';

/** Pages that are ranked by all that they say; those behind them by what they are most about. */
const mostRanked = 100;
/** Pages that anybody can page to. */
const mostShown = 1100;
/** Pages that are looked at for what they are most about. */
const mostStrong = 2000;
/** Hits that are counted by what they have in common. */
const mostCounted = 10_000;
/** What a place is worth: the rest, body, summaries, headings. */
const weights = '{0.15, 0.3, 0.6, 1}';

/** A question as pages are ranked by it. */
export interface Rank {
  readonly asked: readonly AskedIn[];
  /** None: all. */
  readonly locales: readonly string[];
  /** None: all. */
  readonly types: readonly string[];
  /** Pages that come first, whatever they say. */
  readonly promoted: readonly string[];
  /** The folded words of the question. */
  readonly titleKey: string;
  readonly count: number;
  readonly offset: number;
  readonly now: Date;
}

export interface RankedPage {
  readonly pageID: string;
  readonly publicationID: string;
  readonly locale: string;
  readonly score: number;
}

/** What a word gave a page, and where the page has it. */
export interface WordScore {
  readonly inText: number;
  readonly inTitle: number;
  /** Of `inText`, before the rarity of the word and the words beside it count: how often, where, on how long a page. */
  readonly fit: number;
  readonly isPart: boolean;
  readonly places: readonly (typeof wordPlaces)[number][];
}

/** The parts that a score is the sum of, and what goes before every score. */
export interface ScoreParts {
  readonly isPromoted: boolean;
  readonly hasAll: boolean;
  /** As the words of the question, those of each language behind each other. */
  readonly words: readonly WordScore[];
  readonly closeness: number;
  readonly exactTitle: number;
  readonly freshness: number;
}

export interface ExplainedPage extends RankedPage {
  readonly parts: ScoreParts;
}

export interface Ranking<Page extends RankedPage = RankedPage> {
  readonly total: number;
  readonly types: readonly FacetCount[];
  readonly locales: readonly FacetCount[];
  readonly pages: readonly Page[];
}

const bracketed = (queries: readonly string[], between: '&' | '|'): string => `(${queries.join(` ${between} `)})`;

/** A question in one language as one text of `tsquery`, by how its words are joined. */
function joinedTerms({ terms, conditions }: AskedIn, between: '&' | '|'): string {
  const words = bracketed(
    terms.map(({ whole, part }) => `(${whole} | ${part})`),
    between,
  );
  return bracketed([words, ...conditions], '&');
}

/** How well lexemes fit a word of the question; parts count half. */
const fitOf = (lexemes: string): string =>
  `greatest(ts_rank($10::float4[], ${lexemes}, asked.whole, 1), 0.5 * ts_rank($10::float4[], ${lexemes}, asked.part, 1))`;

const allIdf = '(select sum(idf) from asked)';

/** What a page gets for a word of the question, before it is divided by what all its words say. */
const forWord = {
  inText: `asked.idf * ${fitOf('read.lexemes')}`,
  inTitle: `case when page.title_lexemes @@ asked.whole then 0.6 * asked.idf when page.title_lexemes @@ asked.part then 0.3 * asked.idf else 0 end`,
};

/** What a page gets beside the words. */
const beside = {
  closeness: '0.3 * ts_rank_cd($10::float4[], read.lexemes, $5::tsquery, 1)',
  exactTitle: 'case when page.title_key = $11 then 1 else 0 end',
  freshness: `case when page.day = '' then 0 else 0.05 * exp(-greatest(0, $12::date - page.day::date) / 365.0) end`,
};

const score = `(select sum(${forWord.inText} + ${forWord.inTitle}) from asked) / ${allIdf} + ${Object.values(beside).join(' + ')}`;

/** All that a page says, read and unpacked once: it is kept beside its row, and deleting what no page has takes nothing but that. */
const readOnce = `cross join lateral (select ts_delete(match.lexemes, '') as lexemes offset 0) read`;

/** The parts of the score of a page as JSON: the same terms, one by one. */
const parts = `jsonb_build_object('isPromoted', best.place is not null, 'hasAll', read.lexemes @@ $5::tsquery,
  ${Object.entries(beside)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ')},
  'words', (select jsonb_agg(jsonb_build_object('inText', ${forWord.inText} / ${allIdf}, 'inTitle', ${forWord.inTitle} / ${allIdf},
    'fit', ${fitOf('read.lexemes')}, 'isPart', not read.lexemes @@ asked.whole,
    'places', array_remove(array[${wordPlaces
      .map(
        (place, index) =>
          `case when ts_filter(read.lexemes, '{${'abcd'[index]}}') @@ (asked.whole || asked.part) then '${place}' end`,
      )
      .join(', ')}], null)) order by asked.number) from asked))`;

interface Row<Page> {
  readonly total: number;
  readonly types: readonly FacetCount[] | null;
  readonly locales: readonly FacetCount[] | null;
  readonly pages: readonly Page[] | null;
}

/**
 * Every hit is counted by the index alone. In a first look they are put in order by what their rows hold; the best of these
 * are ranked by all that they say. A query stands in a `select` of its own so that the index is used however many pages it
 * may hit: their lexemes are dear to read.
 */
const statementFor = (side: Side, isExplained: boolean): string => {
  const { match, page } = tablesOf(side);
  const isWanted = (row: string): string =>
    `($7::text[] = '{}' or ${row}.locale = any($7)) and ($8::text[] = '{}' or ${row}.type = any($8))`;
  return `with asked as materialized (
    select whole::tsquery as whole, part::tsquery as part, idf, number
    from unnest($1::text[], $2::text[], $3::float8[]) with ordinality as given(whole, part, idf, number)
  ), hit as materialized (
    select match.page_id, match.locale, match.type from ${match} match
    join lectern_live_page live on live.page_id = match.page_id and live.publication_id = match.publication_id
    where (match.lexemes @@ (select $4::tsquery) or match.page_id = any($15::uuid[])) and ${isWanted('match')}
  ), counted as materialized (
    select locale, type, count(*) as number from (select locale, type from hit limit ${mostCounted}) each_hit group by locale, type
  ), strong as materialized (
    select page.page_id, (select sum(asked.idf * ${fitOf('page.strong_lexemes')}) from asked) as fit from ${page} page
    where page.strong_lexemes @@ (select $9::tsquery) and ${isWanted('page')} limit ${mostStrong}
  ), every as materialized (select page_id from ${match} match where $6 and match.lexemes @@ (select $5::tsquery)
  ), looked_at as materialized (
    select page_id, array_position($15::uuid[], page_id) as place, bool_or(has_all) as has_all, max(fit) as fit
    from (
      select page_id, true as is_hit, false as has_all, 0 as fit from hit
      union all select page_id, false, true, 0 from every
      union all select page_id, false, false, fit from strong
    ) each_look group by page_id having bool_or(is_hit)
    order by place, has_all desc, fit desc, page_id limit ${mostShown}
  ), first as materialized (
    select *, row_number() over (order by place, has_all desc, fit desc, page_id) as number from looked_at
  ), scored as materialized (
    select first.*, case when number <= ${mostRanked} then (
      select ${score} from ${page} page join ${match} match using (page_id) ${readOnce} where page.page_id = first.page_id
    ) end as score from first
  ), best as (
    select page_id, place, coalesce(score, 0) as score,
      row_number() over (order by number > ${mostRanked}, place, has_all desc, score desc, number) as rank
    from scored order by rank limit $13 offset $14
  )
  select (select count(*)::int from hit) as total,
    (select jsonb_agg(jsonb_build_object('value', type, 'count', number) order by number desc, type)
     from (select type, sum(number) as number from counted group by type) by_type) as types,
    (select jsonb_agg(jsonb_build_object('value', locale, 'count', number) order by number desc, locale)
     from (select locale, sum(number) as number from counted group by locale) by_locale) as locales,
    (select jsonb_agg(jsonb_build_object('pageID', page_id, 'publicationID', page.publication_id, 'locale', page.locale, 'score', score${isExplained ? `, 'parts', ${parts}` : ''})
       order by best.rank)
     from best join ${page} page using (page_id)${isExplained ? ` join ${match} match using (page_id) ${readOnce}` : ''}) as pages`;
};

const statements = { a: statementFor('a', false), b: statementFor('b', false) };
const explaining = { a: statementFor('a', true), b: statementFor('b', true) };

async function rankBy<Page extends RankedPage>(queries: DerivedQueries, statement: string, rank: Rank): Promise<Ranking<Page>> {
  const none: Ranking<Page> = { total: 0, types: [], locales: [], pages: [] };
  const asked = rank.asked.filter(({ terms }) => terms.length > 0);
  if (asked.length === 0) return none;
  const terms = asked.flatMap((each) => each.terms);
  const [row] = await queries.query<Row<Page>>(statement, [
    terms.map(({ whole }) => whole),
    terms.map(({ part }) => part),
    terms.map(({ idf }) => idf),
    asked.map((each) => joinedTerms(each, '|')).join(' | '),
    asked.map((each) => joinedTerms(each, '&')).join(' | '),
    terms.length > 1,
    [...rank.locales],
    [...rank.types],
    terms.map(({ whole, part }) => `(${whole} | ${part})`).join(' | '),
    weights,
    rank.titleKey,
    rank.now.toISOString().slice(0, 10),
    rank.count,
    rank.offset,
    [...rank.promoted],
  ]);
  if (!row) return none;
  return { total: row.total, types: row.types ?? [], locales: row.locales ?? [], pages: row.pages ?? [] };
}

/** The live pages that fit a question: how many, and the best of them. */
export const rankPages = (queries: DerivedQueries, side: Side, rank: Rank): Promise<Ranking> =>
  rankBy(queries, statements[side], rank);

/** The same pages in the same order, each with what its score is made of. */
export const explainPages = (queries: DerivedQueries, side: Side, rank: Rank): Promise<Ranking<ExplainedPage>> =>
  rankBy(queries, explaining[side], rank);
