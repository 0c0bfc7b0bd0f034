import { blocksOf } from './bench-page.mjs';

const size = 50_000;
/** How much rarer each next word is: that of Dutch prose, whose rarest words of so many stand on one page of a thousand. */
const exponent = 1.1;
const simple = 9000;
const places = 2 ** 22;

/** What stands first in any Dutch text. */
const common = (
  'de van een het en in is dat op te zijn met voor die niet aan er om ook als bij of uit nog naar dan door over tot maar worden wordt ' +
  'heeft hebben kan deze dit wat meer was al zo onder tegen na geen wel men daar hier omdat zonder'
).split(' ');

const sounds = {
  first: 'b d f g h k l m n p r s t v w z bl br dr gr kl kr pl pr schr sl sp st str tr vl zw sch'.split(' '),
  vowel: 'a e i o u aa ee oo uu ei ij oe ui eu ie ou'.split(' '),
  last: 'k l m n p r s t f g ch ng nk nt rk rm rn rt st lf ld nd'.split(' '),
  between: 'b d g k l m n p r t ld mp nd nt rd rk rg st ng'.split(' '),
};
const ends = ['el', 'er', 'ing', 'heid', 'ie', 'tie', 'aar', 'schap', 'te'];
const links = ['', '', '', 's', 'en'];

/** Chance that is the same each time (mulberry32), from 0 up to, not including, 1. */
export function chanceOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pickOf = (items, chance) => items[Math.floor(chance() * items.length)];

function simpleWord(chance) {
  const pick = (kind) => pickOf(sounds[kind], chance);
  const start = pick('first') + pick('vowel');
  if (chance() < 0.35) return start + pick('last');
  if (chance() < 0.5) return start + pick('between') + pickOf(ends, chance);
  return start + pick('between') + pick('vowel') + pick('last');
}

/** Words like those of Dutch, the most frequent one first: simple ones, their inflections, and compounds, which are seldom frequent. */
function makeWords(chance) {
  const words = new Map();
  const add = (word, rarity) => (words.has(word) || common.includes(word) ? undefined : words.set(word, rarity));
  while (words.size < simple) add(simpleWord(chance), chance() * 20_000);
  const base = [...words.keys()];
  while (words.size < simple * 1.5) add(pickOf(base, chance) + pickOf(['en', 's'], chance), chance() * 35_000);
  while (words.size < size - common.length) {
    const parts = [pickOf(base, chance), pickOf(base, chance), ...(chance() < 0.15 ? [pickOf(base, chance)] : [])];
    add(
      parts.reduce((word, part) => word + pickOf(links, chance) + part),
      Math.sqrt(chance()) * 50_000,
    );
  }
  return [...common, ...[...words].toSorted(([, one], [, other]) => one - other).map(([word]) => word)];
}

/** 50,000 words, the most frequent first. */
export const words = makeWords(chanceOf(20_261_127));

/** For each of many places a word, so many times as it is frequent: drawing one is a look at a place. */
const drawn = (() => {
  const shares = words.map((_, rank) => (rank + 1) ** -exponent);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const table = new Uint16Array(places);
  let [place, reached] = [0, 0];
  for (const [rank, share] of shares.entries()) {
    reached += (share / total) * places;
    for (; place < reached && place < places; place += 1) table[place] = rank;
  }
  return table;
})();

/** Pages without end, each with a title and twelve blocks of some nine hundred words in their natural frequency. */
export function* pagesOf(seed) {
  const chance = chanceOf(seed);
  const sentence = (count) => {
    let text = '';
    for (let at = 0; at < count; at += 1) text += ` ${words[drawn[Math.floor(chance() * places)]]}`;
    return `${text.charAt(1).toUpperCase()}${text.slice(2)}.`;
  };
  for (;;) yield { title: sentence(4).slice(0, -1), blocks: blocksOf((_, count) => sentence(count)) };
}

/** What a page says, as one text. */
export function textOf(value) {
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, inner]) => (typeof inner !== 'string' ? textOf(inner) : ['text', 'title', 'label'].includes(name) ? inner : ''))
    .filter((text) => text !== '')
    .join(' ');
}
