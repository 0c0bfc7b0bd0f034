import { setImmediate } from 'node:timers/promises';
import type { SearchDocument, SearchSection } from '@lectern/core/server';
import type { Analyzer, KnownWord } from '../../analyzer/index.ts';
import { fileSections } from '../files/file-sections.ts';
import type { PageFiles } from '../files/page-files.ts';
import { languageOf, partLexeme, quoted, wholeLexeme } from './lexemes.ts';
import { packWords } from './packed-words.ts';

/** Places of one word that are kept: more tell nothing of how well a page fits. */
const mostPlaces = 24;
/** Lexemes that say what a page is most about: few enough to lie in its row. */
const mostStrong = 64;
/** Times that plain text says a word from which a page is about it. */
const oftenFrom = 3;
/** Words of a page that are indexed, and those of its files beside them. */
const mostWords = 20_000;
const mostFileWords = 30_000;
/** Words between two texts, so that nothing is beside what it does not stand beside. */
const gap = 10;
/** The last place that PostgreSQL tells apart. */
const lastPlace = 16_383;

/** Bytes of lexemes with their places that PostgreSQL takes for a page, less some. */
const mostBytes = 1_000_000;
/** What PostgreSQL needs for a lexeme beside its letters, and for each place behind the first. */
const bytesBeside = 6;
const bytesOfPlace = 2;

/**
 * How much a page is about a word, by the weights of PostgreSQL: its title, a heading or a summary, that it comes back, or that
 * it does so in a file alone.
 */
const strengths = ['A', 'B', 'C', 'D'] as const;

/** A word as a page has it. */
interface WordOnPage {
  readonly word: string;
  readonly lexeme: string;
  /** Its lexeme and those of its parts, between quotes. */
  readonly lexemes: readonly string[];
  /** Whether it leaves out a part, and so means more than it says. */
  readonly isShort: boolean;
  readonly places: string[];
  times: number;
  /** The last section that says it, by number. */
  section: number;
  strength: (typeof strengths)[number] | undefined;
}

/** Without what no text of the database may hold. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', ' ');

/** A section as it is stored. */
export interface IndexedSection {
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
  readonly lexemes: string;
  /** The hash of the file that says it; null for the page itself. */
  readonly file: string | null;
}

/** A page as it is stored. Vectors may name a lexeme twice, which PostgreSQL makes one of. */
export interface IndexedPage {
  readonly pageID: string;
  readonly publicationID: string;
  readonly locale: string;
  readonly type: string;
  readonly day: string;
  readonly title: string;
  /** Its words as they are folded, for what begins like them. */
  readonly titleKey: string;
  readonly titleLexemes: string;
  readonly lexemes: string;
  /** What it is most about. */
  readonly strongLexemes: string;
  /** Its words, each once with its lexeme, packed. */
  readonly words: string;
  readonly sections: readonly IndexedSection[];
  /** Hashes of its files, and of those that nobody has read yet. */
  readonly files: readonly string[];
  readonly unread: readonly string[];
}

interface Reading {
  readonly analyzer: Analyzer;
  readonly language: string;
  /** In the order in which they are met. */
  readonly held: WordOnPage[];
  readonly words: Map<KnownWord, WordOnPage>;
  /** Those that leave a part out, by all that they mean. */
  readonly short: Map<string, WordOnPage>;
  /** Of the page: it stands above its snippets already. */
  readonly title: string;
  sections: number;
  next: number;
  count: number;
  bytes: number;
  /** Words that may be counted. */
  most: number;
}

const writeLexemes = (language: string, { lexeme }: KnownWord, parts: readonly string[]): readonly string[] => [
  quoted(wholeLexeme(language, lexeme)),
  ...parts.map((part) => quoted(partLexeme(language, part))),
];

/** The lexemes of words that mean what they say, as long as these are remembered. */
const written = new WeakMap<KnownWord, readonly string[]>();

function lexemesOf(language: string, word: KnownWord): readonly string[] {
  const before = written.get(word);
  if (before) return before;
  const lexemes = writeLexemes(language, word, word.others);
  written.set(word, lexemes);
  return lexemes;
}

/** A word that the page did not have yet; undefined where it is full. */
function addWord(
  reading: Reading,
  { word, lexeme }: KnownWord,
  { lexemes, isShort }: Pick<WordOnPage, 'lexemes' | 'isShort'>,
): WordOnPage | undefined {
  const bytes = lexemes.reduce((all, each) => all + Buffer.byteLength(each) + bytesBeside, 0);
  if (reading.bytes + bytes > mostBytes) return undefined;
  reading.bytes += bytes;
  const added: WordOnPage = { word, lexeme, lexemes, isShort, places: [], times: 0, section: -1, strength: undefined };
  reading.held.push(added);
  return added;
}

/** The word as this page has it; undefined where the page is full, and does not have it yet. It is asked for each word of each page. */
function wordOf(reading: Reading, word: KnownWord, parts: readonly string[]): WordOnPage | undefined {
  const { words, short, language } = reading;
  if (parts === word.others) {
    const found = words.get(word);
    if (found) return found;
    const added = addWord(reading, word, { lexemes: lexemesOf(language, word), isShort: false });
    if (added) words.set(word, added);
    return added;
  }
  const lexemes = writeLexemes(language, word, parts);
  const key = lexemes.join(' ');
  const found = short.get(key) ?? addWord(reading, word, { lexemes, isShort: true });
  if (found) short.set(key, found);
  return found;
}

/** Writes down that a word stands at a place, as far as the page is not full. */
function addPlace(reading: Reading, word: WordOnPage, place: string): void {
  word.times += 1;
  const bytes = word.places.length === 0 ? 0 : bytesOfPlace * word.lexemes.length;
  if (word.places.length === mostPlaces || reading.bytes + bytes > mostBytes) return;
  reading.bytes += bytes;
  word.places.push(place);
}

function readSection(reading: Reading, { anchor, heading, parts, isShown }: SearchSection): IndexedSection {
  const own: WordOnPage[] = [];
  const number = reading.sections;
  reading.sections += 1;
  for (const { text, weight } of parts) {
    if (reading.count >= reading.most) break;
    const suffix = weight === 'D' ? '' : weight;
    const isStrong = weight === 'A' || weight === 'B';
    const count = reading.analyzer.scan(text, (known, meant, position) => {
      const word = wordOf(reading, known, meant);
      if (!word) return;
      if (word.section !== number) own.push(word);
      word.section = number;
      addPlace(reading, word, `${Math.min(lastPlace, reading.next + position)}${suffix}`);
      if (isStrong) word.strength = 'B';
    });
    reading.next += count + gap;
    reading.count += count;
  }
  const shown = isShown ? parts.map(({ text }) => text).filter((text) => text !== reading.title) : [];
  const lexemes = own.flatMap((word) => word.lexemes).join(' ');
  return { anchor, heading: storable(heading), text: storable(shown.join('\n')), lexemes, file: null };
}

/** Reads what the files of a page say, and lets others have their turn in between. */
async function readFiles(reading: Reading, files: PageFiles): Promise<IndexedSection[]> {
  const sections: IndexedSection[] = [];
  reading.most = reading.count + mostFileWords;
  for (const section of fileSections(files)) {
    if (reading.count >= reading.most) break;
    sections.push({ ...readSection(reading, section), file: section.file });
    await setImmediate();
  }
  return sections;
}

/** Gives a strength to the words that have none, and were said often until now. */
function strengthen({ held }: Reading, strength: WordOnPage['strength']): void {
  for (const word of held) if (word.times >= oftenFrom) word.strength ??= strength;
}

/** Each lexeme with all the places of its words. */
function vectorOf(words: Iterable<WordOnPage>): string {
  let vector = '';
  for (const { lexemes, places } of words) {
    const at = places.join(',');
    for (const lexeme of lexemes) vector += `${lexeme}:${at} `;
  }
  return vector;
}

/** What a page is most about, the strongest first where there is more than fits. */
function strongVector(words: Iterable<WordOnPage>): string {
  const strong = Map.groupBy(words, ({ strength }) => strength);
  return strengths
    .flatMap((strength) =>
      (strong.get(strength) ?? [])
        .toSorted((one, other) => other.times - one.times)
        .flatMap(({ lexemes }) => lexemes.map((lexeme) => `${lexeme}:1${strength}`)),
    )
    .slice(0, mostStrong)
    .join(' ');
}

/** A live page as the index stores it: all that it is found by, with the places where it stands. */
export async function readPage(document: SearchDocument, analyzer: Analyzer, files: PageFiles): Promise<IndexedPage> {
  const language = languageOf(document.locale);
  const reading: Reading = {
    analyzer,
    language,
    held: [],
    words: new Map(),
    short: new Map(),
    title: document.title,
    sections: 0,
    next: 1,
    count: 0,
    bytes: 0,
    most: mostWords,
  };
  const own = document.sections.map((section) => readSection(reading, section));
  strengthen(reading, 'C');
  const sections = [...own, ...(await readFiles(reading, files))];
  strengthen(reading, 'D');
  const title: { readonly word: string; readonly lexemes: readonly string[] }[] = [];
  analyzer.scan(document.title, (known, parts) => {
    const found = wordOf(reading, known, parts);
    if (found) found.strength = 'A';
    title.push(found ?? { word: known.word, lexemes: lexemesOf(language, known) });
  });
  const held = reading.held.filter(({ times }) => times > 0);
  const words = new Map(held.filter(({ isShort }) => !isShort).map(({ word, lexeme }) => [word, lexeme]));
  const { pageID, publicationID, locale, type, date } = document;
  return {
    pageID,
    publicationID,
    locale,
    type,
    day: date,
    title: storable(document.title),
    titleKey: title.map(({ word }) => word).join(' '),
    titleLexemes: title.flatMap(({ lexemes }) => lexemes).join(' '),
    lexemes: vectorOf(held),
    strongLexemes: strongVector(held),
    words: packWords(words),
    sections,
    files: files.hashes,
    unread: files.unread,
  };
}
