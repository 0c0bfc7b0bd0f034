import { setImmediate as breath } from 'node:timers/promises';
import { languageOf, localePrefix } from '#contract/locale.ts';
import { plainSegments, wordsOf } from './words.ts';

/** A live page to which old addresses can lead. */
export interface TargetPage {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly locale: string;
}

/** A redirect that could be made. */
export interface Proposal {
  readonly from: string;
  readonly pageID: string;
  /** From 1 to 100: how sure it is. */
  readonly score: number;
}

/** A word of more pages than this says nothing; the others have to find the page. */
const maxPagesOfWord = 400;
/** Pages of one name that are compared with an address of that name. */
const maxNamesakes = 60;
/** Below this, what two addresses share is chance. */
const lowest = 35;
/** The score of pages whose words alone fit. */
const bestByWords = 85;
/** Of a page in another language than that of the address. */
const otherLanguage = 0.85;
const batch = 500;

interface Indexed extends TargetPage {
  readonly number: number;
  readonly name: string;
  readonly pathWords: ReadonlySet<string>;
  readonly titleWords: ReadonlySet<string>;
}

const key = (segments: readonly string[]): string => wordsOf(segments.join('/')).join('-');

function add<Value>(map: Map<string, Value[]>, at: string, value: Value): void {
  const list = map.get(at);
  if (list) list.push(value);
  else map.set(at, [value]);
}

/** What an address and a page share, and what they have, each by weight of words. */
interface Shares {
  path: number;
  title: number;
  all: number;
}

interface Site {
  readonly pages: readonly TargetPage[];
  readonly defaultLocale: string;
  readonly availableLocales: readonly string[];
}

/** Twice what two share, by all that they have: 1 where they are the same. */
const likeness = (shared: number, one: number, other: number): number => (one + other === 0 ? 0 : (2 * shared) / (one + other));

/** A page that has a word, and where. */
interface Place {
  readonly page: Indexed;
  readonly isInPath: boolean;
  readonly isInTitle: boolean;
}

/** What one address shares with each page, by the number of the page: counted a million times, so without an object for each. */
function createTally(count: number) {
  const [path, title, all] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  let touched: number[] = [];
  return {
    add({ page: { number }, isInPath, isInTitle }: Place, weight: number, isInName: boolean): void {
      if (all[number] === 0) touched.push(number);
      all[number] = (all[number] ?? 0) + weight;
      if (isInPath) path[number] = (path[number] ?? 0) + weight;
      if (isInTitle && isInName) title[number] = (title[number] ?? 0) + weight;
    },
    /** Hands over each page that shares something, and begins anew. */
    empty(take: (number: number, shares: Shares) => void): void {
      for (const number of touched) {
        take(number, { path: path[number] ?? 0, title: title[number] ?? 0, all: all[number] ?? 0 });
        path[number] = title[number] = all[number] = 0;
      }
      touched = [];
    },
  };
}

/** The words of pages, rare ones weighing more, and how much an address is like the pages that share words with it. */
function createWordIndex(pages: readonly Indexed[]) {
  const placesOf = new Map<string, Place[]>();
  for (const page of pages)
    for (const word of new Set([...page.pathWords, ...page.titleWords]))
      add(placesOf, word, { page, isInPath: page.pathWords.has(word), isInTitle: page.titleWords.has(word) });
  const weights = new Map<string, number>();
  const rareness = (count: number): number => (count > maxPagesOfWord ? 0 : Math.log(1 + pages.length / (1 + count)));
  for (const [word, { length }] of placesOf) weights.set(word, rareness(length));
  const unknown = rareness(0);
  const sum = (words: Iterable<string>): number => {
    let total = 0;
    for (const word of words) total += weights.get(word) ?? unknown;
    return total;
  };
  const sums = pages.map(({ pathWords, titleWords }): Shares => {
    return { path: sum(pathWords), title: sum(titleWords), all: sum(new Set([...pathWords, ...titleWords])) };
  });
  const tally = createTally(pages.length);
  /** Calls `take` with each page that shares a word with an address, and how alike they are, from 0 to 1. */
  return (words: ReadonlySet<string>, nameWords: ReadonlySet<string>, take: (page: Indexed, alike: number) => void): void => {
    for (const word of words) {
      const weight = weights.get(word) ?? 0;
      if (weight === 0) continue;
      const isInName = nameWords.has(word);
      for (const place of placesOf.get(word) ?? []) tally.add(place, weight, isInName);
    }
    const [own, ofName] = [sum(words), sum(nameWords)];
    tally.empty((number, { path, title, all }) => {
      const [page, has] = [pages[number], sums[number]];
      if (page && has)
        take(page, Math.max(likeness(path, own, has.path), likeness(title, ofName, has.title), likeness(all, own, has.all)));
    });
  };
}

/** Compares addresses of a former site with the pages of this one: by their paths first, then by words of paths and titles. */
export function createProposer({ pages, defaultLocale, availableLocales }: Site): (path: string) => Proposal | undefined {
  const prefixes = new Map(
    availableLocales.flatMap((locale) => [localePrefix(locale), languageOf(locale)].map((name) => [name, locale])),
  );
  /** The locale that an address names, and its segments below that. */
  const split = (path: string): { readonly locale: string; readonly segments: readonly string[] } => {
    const segments = plainSegments(path);
    const locale = prefixes.get(segments[0] ?? '');
    return locale === undefined ? { locale: defaultLocale, segments } : { locale, segments: segments.slice(1) };
  };
  const byPath = new Map<string, Indexed[]>();
  const byName = new Map<string, Indexed[]>();
  const indexed = pages.map((page, number): Indexed => {
    const { segments } = split(page.path);
    const name = key(segments.slice(-1));
    const one = {
      ...page,
      number,
      name,
      pathWords: new Set(wordsOf(segments.join('/'))),
      titleWords: new Set(wordsOf(page.title)),
    };
    add(byPath, key(segments), one);
    add(byName, name, one);
    return one;
  });
  const likePages = createWordIndex(indexed);

  return (from) => {
    const { locale, segments } = split(from);
    const name = key(segments.slice(-1));
    let best: { readonly page: Indexed; readonly score: number } | undefined;
    const consider = (page: Indexed, score: number): void => {
      const value = page.locale === locale ? score : score * otherLanguage;
      if (!best || value > best.score || (value === best.score && page.path.length < best.page.path.length))
        best = { page, score: value };
    };
    for (const page of byPath.get(key(segments)) ?? []) consider(page, 100);
    if (segments.length > 0 && best?.score !== 100) {
      for (const page of byName.get(name)?.slice(0, maxNamesakes) ?? []) if (name !== '') consider(page, bestByWords);
      likePages(new Set(wordsOf(segments.join('/'))), new Set(wordsOf(segments.at(-1) ?? '')), (page, alike) =>
        consider(page, page.name === name ? bestByWords + (99 - bestByWords) * alike : bestByWords * alike),
      );
    }
    if (!best || best.score < lowest) return undefined;
    return { from, pageID: best.page.id, score: Math.round(best.score) };
  };
}

interface Proposals {
  readonly proposals: readonly Proposal[];
  readonly unmatched: readonly string[];
}

/** Proposes a page for each address, the surest first, and names the addresses for which there is none. */
export async function proposeRedirects(paths: readonly string[], site: Site): Promise<Proposals> {
  const propose = createProposer(site);
  const proposals: Proposal[] = [];
  const unmatched: string[] = [];
  for (const [index, path] of paths.entries()) {
    if (index % batch === batch - 1) await breath();
    const proposal = propose(path);
    if (proposal) proposals.push(proposal);
    else unmatched.push(path);
  }
  return { proposals: proposals.toSorted((one, other) => other.score - one.score), unmatched };
}
