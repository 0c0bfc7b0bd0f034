import type { AnalyzerRules } from './analyzer.types.ts';
import { joinParts } from './compounds/join-parts.ts';
import { findEdges, splitCompound } from './compounds/split-compound.ts';
import type { CompoundPiece } from './compounds/split-compound.ts';
import type { Language } from './language.types.ts';
import { fold } from './text/fold.ts';
import { createMemory } from './text/memory.ts';
import { foldSpelling, longestWord } from './text/read-tokens.ts';
import type { Spelling } from './text/read-tokens.ts';

/** What a folded word is found by. */
export interface WordReading {
  readonly word: string;
  readonly lexeme: string;
  /** The stems of what it is made of, in reading order; none where it is one word. */
  readonly parts: readonly string[];
  /** Parts beside each other, written as one. */
  readonly joined: readonly string[];
  /** Parts and joined ones, without doubles and without the lexeme. */
  readonly others: readonly string[];
  /** The pieces as they stand in it. */
  readonly pieces: readonly string[];
  /** Whether it says nothing of the subject. */
  readonly isCommon: boolean;
}

export type ReadWord = (word: string) => WordReading;

/** A spelling with the reading of its word. */
export interface SpellingReading extends Spelling {
  readonly reading: WordReading;
}

/** The stems of those words of a folded word of which one is better than nothing; none where it is one word. */
export type FindParts = (word: string) => readonly string[];

/** What is said of words, in texts and in queries. */
export interface WordReader {
  readonly readWord: ReadWord;
  readonly readSpelling: (text: string) => SpellingReading;
  readonly findParts: FindParts;
}

/** How many words and spellings are remembered at least: those that the pages of a large site say again and again. */
const remembered = 60_000;
const separators = /[-./_:,@]+/;
const thousands = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/;

/** Rules by stem: what is said of a word holds for its inflections. */
const splitsOf = (
  { neverSplit, splitAs }: AnalyzerRules,
  stem: (word: string) => string,
): ReadonlyMap<string, readonly string[]> =>
  new Map<string, readonly string[]>([
    ...splitAs.map(({ word, parts }) => [stem(fold(word)), parts.map(fold)] as const),
    ...neverSplit.map((word) => [stem(fold(word)), []] as const),
  ]);

/** A reading of a word by what it is made of. */
type Composed = Omit<WordReading, 'word' | 'isCommon'>;

const withOthers = (reading: Omit<Composed, 'others'>): Composed => ({
  ...reading,
  others: [...new Set([...reading.parts, ...reading.joined])].filter((part) => part !== reading.lexeme),
});

/** Reads folded words, and remembers them. */
export function createWordReader(language: Language, rules: AnalyzerRules, corpus: (word: string) => number): WordReader {
  const { stem, commonWords, compounds } = language;
  const ruled = splitsOf(rules, stem);

  function piecesOf(word: string): readonly CompoundPiece[] {
    const rule = ruled.get(stem(word));
    if (rule) return rule.map((part) => ({ text: part, word: part }));
    return compounds ? splitCompound(word, { language: compounds, commonWords, stem, corpus }) : [];
  }

  /** A word without hyphens. */
  function readPlain(word: string): Composed {
    const pieces = piecesOf(word);
    const parts = pieces.map((piece) => stem(piece.word));
    return withOthers({ lexeme: stem(word), parts, joined: joinParts(parts), pieces: pieces.map((piece) => piece.text) });
  }

  function readHyphened(pieces: readonly string[]): Composed {
    const readings = pieces.map(readPlain);
    const stems = pieces.flatMap((piece, at) => {
      const { lexeme = piece, parts = [] } = readings[at] ?? {};
      return parts.length > 0 ? parts : [lexeme];
    });
    return withOthers({
      lexeme: /\d/.test(pieces.join('')) ? pieces.join('') : stem(pieces.join('')),
      parts: stems.filter((part) => part.length > 1 && !commonWords.has(part)),
      joined: [...new Set([...readings.map(({ lexeme }) => lexeme), ...joinParts(stems)])].filter(
        (part) => part.length > 1 && !commonWords.has(part),
      ),
      pieces,
    });
  }

  function read(word: string): Composed {
    if (thousands.test(word)) return readPlain(word.replace(/[.,](?=\d{3})/g, ''));
    const pieces = word.split(separators).filter((piece) => piece !== '');
    return pieces.length > 1 ? readHyphened(pieces) : readPlain(pieces[0] ?? word);
  }

  const { read: readWord } = createMemory<WordReading>(remembered, (word) => ({
    ...read(word),
    word,
    isCommon: commonWords.has(word),
  }));

  function spell(text: string): SpellingReading {
    const spelling = foldSpelling(text);
    return { ...spelling, reading: readWord(spelling.word) };
  }
  /** A language has few spellings, and each word of each page is asked for: one look tells all that is known of it. */
  const spellings = createMemory<SpellingReading>(remembered, spell);
  const readSpelling = (text: string): SpellingReading => (text.length <= longestWord ? spellings.read(text) : spell(text));

  function findParts(word: string): readonly string[] {
    const { parts } = readWord(word);
    if (parts.length > 0 || !compounds || corpus(word) > 0 || compounds.whole.has(stem(word)) || ruled.has(stem(word)))
      return parts;
    return findEdges(word, { language: compounds, commonWords, stem, corpus }).map(stem);
  }

  return { readWord, readSpelling, findParts };
}
