import { stemmer } from '@orama/stemmers/dutch';

/** Plurals with an s after a vowel, which the stemmer leaves: `premies`, `schades`, `fotos`. */
const plural = /(?<=^.{2,}(?:ie|ee|eau|[^aeiouy][aeouy]))s$/;
/** Forms of verbs from other languages, and their nouns: `restaureert`, `gerestaureerde`, `restauratie`, `inspectie`. */
const borrowedVerb = /^(?:ge)?(.{3,})eer(?:t|d|de|den)?$/;
const borrowedNoun = /(?:(?<=^.{3,})a|(?<=^.{3,}[cp]))tie$/;
/** Participles of verbs that get no other prefix: `verzekerd`, `beveiligde`. */
const participle = /^((?:ver|be|ont|her)[a-z]{2,}(?:er|el|ig))d(?:e|en)?$/;

const soft: Readonly<Record<string, string>> = { z: 's', v: 'f' };

const toInfinitive = (word: string): string =>
  word
    .replace(borrowedNoun, (ending) => (ending === 'atie' ? 'er' : 'ter'))
    .replace(borrowedVerb, '$1er')
    .replace(participle, '$1');

function shorten(word: string): string {
  const stem = stemmer(word);
  return stem.replace(/([^aeiou\d])\1$/, '$1').replace(/[vz]$/, (letter) => soft[letter] ?? letter);
}

/**
 * Snowball's stem of a Dutch word, taken until it gets no shorter, and with the consonants of the singular, so that
 * `begraafplaatsen` meets `begraafplaats`, `polissen` meets `polis` and `huizen` meets `huis`. Before it, plurals, participles
 * and nouns that the stemmer leaves are brought to their verb: `taxaties` meets `getaxeerd` and `taxeren`.
 */
export function stemDutch(word: string): string {
  if (word.length < 4) return word;
  const first = shorten(toInfinitive(word.replace(plural, '')));
  return first.length < 4 || first === word ? first : shorten(first.replace(plural, ''));
}
