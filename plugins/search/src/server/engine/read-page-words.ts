import type { DerivedQueries } from '@lectern/core/server';
import type { Analyzer } from '../../analyzer/index.ts';
import type { PageWords } from '../../explain.calls.ts';
import { pagePlaces } from '../../explained.ts';
import { unpackWords } from './packed-words.ts';
import { idfOf } from './read-question.ts';
import { tablesOf } from './tables.ts';
import type { Side } from './tables.ts';

/** Words of a place that are listed, and forms of each. */
const mostListed = 24;
const mostForms = 3;

interface HeldRow {
  readonly lexeme: string;
  readonly inTitle: boolean;
  readonly weights: readonly string[];
}

interface PageRow {
  readonly locale: string;
  readonly words: string;
  readonly total: number;
}

interface Held {
  readonly stem: string;
  readonly place: (typeof pagePlaces)[number];
  readonly isPart: boolean;
  /** Of the first ones. */
  readonly times: number;
}

function placeOf({ inTitle, weights }: HeldRow): Held['place'] {
  if (inTitle) return 'title';
  if (weights.includes('B')) return 'summaries';
  return weights.includes('A') ? 'headings' : 'text';
}

/** The stems of a page, each once, at its best place. */
function stemsOf(rows: readonly HeldRow[]): Held[] {
  const stems = new Map<string, Held>();
  for (const row of rows) {
    const name = row.lexeme.slice(row.lexeme.indexOf(':') + 1);
    const isPart = name.startsWith('+');
    const stem = isPart ? name.slice(1) : name;
    const known = stems.get(stem);
    const places = [placeOf(row), ...(known ? [known.place] : [])];
    stems.set(stem, {
      stem,
      place: pagePlaces.find((place) => places.includes(place)) ?? 'text',
      isPart: isPart && (known?.isPart ?? true),
      times: row.weights.length + (known?.times ?? 0),
    });
  }
  return [...stems.values()];
}

/** The words by which a page is found; undefined where the index does not have it as it is live. */
export async function readPageWords(
  queries: DerivedQueries,
  side: Side,
  { pageID, analyzerOf }: { readonly pageID: string; readonly analyzerOf: (locale: string) => Promise<Analyzer> },
): Promise<PageWords['groups'] | undefined> {
  const { match, page, word } = tablesOf(side);
  const [own] = await queries.query<PageRow>(
    `select page.locale, page.words, (select count(*)::int from ${match}) as total from ${page} page
     join lectern_live_page live on live.page_id = page.page_id and live.publication_id = page.publication_id
     where page.page_id = $1`,
    [pageID],
  );
  if (!own) return undefined;
  const rows = await queries.query<HeldRow>(
    `select held.lexeme, held.lexeme = any(tsvector_to_array(page.title_lexemes)) as "inTitle", held.weights
     from ${page} page join ${match} match using (page_id), unnest(match.lexemes) as held where page.page_id = $1`,
    [pageID],
  );
  const analyzer = await analyzerOf(own.locale);
  const pairs = unpackWords(own.words);
  const spoken = analyzer.analyze(pairs.map(([form]) => form).join(' '));
  const common = new Set(spoken.flatMap(({ isCommon, lexeme }) => (isCommon ? [lexeme] : [])));
  const stems = stemsOf(rows).filter(({ stem }) => !common.has(stem));
  const known = await queries.query<{ readonly lexeme: string; readonly pages: number; readonly form: string }>(
    `select lexeme, sum(pages)::int as pages, (array_agg(word order by pages desc, word))[1] as form from ${word}
     where locale = $1 and lexeme = any($2::text[]) group by lexeme`,
    [own.locale, stems.map(({ stem }) => stem)],
  );
  const site = new Map(known.map((row) => [row.lexeme, row]));
  const forms = Map.groupBy(pairs, ([, lexeme]) => lexeme);
  const telling = ({ stem, times }: Held): number => idfOf(site.get(stem)?.pages ?? 1, own.total) * (1 + Math.log(times));
  const listed = stems
    .map((held) => ({ ...held, telling: telling(held) }))
    .toSorted((one, other) => other.telling - one.telling || (one.stem < other.stem ? -1 : 1));
  return pagePlaces.flatMap((place) => {
    const all = listed.filter((held) => held.place === place);
    const words = all.slice(0, mostListed).map(({ stem, isPart }) => ({
      stem,
      forms: (forms.get(stem)?.map(([form]) => form) ?? [site.get(stem)?.form ?? stem]).slice(0, mostForms),
      isPart,
      pages: site.get(stem)?.pages ?? 0,
    }));
    return words.length > 0 ? [{ place, words, total: all.length }] : [];
  });
}
