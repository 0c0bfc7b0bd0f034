import { chanceOf, pickOf, words } from './search-texts.mjs';

/** Queries of each kind. */
const each = 100;
/** The shares of pages that queries hit, by the name they are printed under; how many of the queries have two words: two rare ones hit more. */
const kinds = {
  '0.1 %': { least: 0.0005, most: 0.002, ranks: [25_000, 50_000], pairs: 0 },
  '5 %': { least: 0.035, most: 0.07, ranks: [300, 6000], pairs: 40 },
  '50 %': { least: 0.4, most: 0.6, ranks: [60, 400], pairs: 40 },
};

/** Asks what Lectern finds, as a visitor's browser does: ten results with snippets, their number, and facets. */
export const ask = async (api, term, more = {}) =>
  (await api.call('POST', '/search/search', { term, locales: ['nl-NL'], ...more })).data;

/**
 * So many queries of one word, or of several, that hit such a share of the pages: asked for around a rank of frequency that
 * moves to rarer words where they hit too many, and to more common ones where they hit too few.
 */
async function findSome(api, count, { least, most, ranks: [low, high] }, { chance, number, size }) {
  const found = new Set();
  const [fewest, mostHits] = [Math.max(1, least * count), most * count];
  let rank = Math.sqrt(low * high);
  const near = () => words[Math.min(words.length - 1, Math.floor(rank * 2 ** (chance() * 2 - 1)))];
  for (let tries = 0; found.size < number; tries += 1) {
    if (tries > 5000) throw new Error(`Only ${found.size} queries hit between ${least} and ${most} of the pages.`);
    const term = Array.from({ length: size }, near).join(' ');
    const { total } = await ask(api, term, { count: 1 });
    if (total > mostHits) rank = Math.min(rank * 1.05, high);
    else if (total < fewest) rank /= 1.05;
    else found.add(term);
  }
  return [...found];
}

/** Queries of two words and of one that hit such a share of the pages, found by asking. */
const findQueries = async (api, count, kind, chance) => [
  ...(await findSome(api, count, kind, { chance, number: kind.pairs, size: 2 })),
  ...(await findSome(api, count, kind, { chance, number: each - kind.pairs, size: 1 })),
];

/** 300 queries, a hundred for each share of pages, by the name of their share. */
export async function chooseQueries(api, count) {
  const chance = chanceOf(7);
  const chosen = {};
  for (const [name, kind] of Object.entries(kinds)) chosen[name] = await findQueries(api, count, kind, chance);
  return chosen;
}

/** The beginnings of words and of titles that somebody types, of two letters and more. */
export function beginningsOf(count) {
  const chance = chanceOf(11);
  return Array.from({ length: count }, () => {
    const word = words[Math.floor(60 * (20_000 / 60) ** chance())];
    const start = word.slice(0, 2 + Math.floor(chance() * 6));
    return chance() < 0.25 ? `${pickOf(words.slice(60, 500), chance)} ${start}` : start;
  });
}
