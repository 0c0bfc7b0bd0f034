/** What an editor said about words of one language. Words are compared as they are folded: `Kérk` is `kerk`. */
export interface AnalyzerRules {
  /** Words that are never taken for compounds. */
  readonly neverSplit: readonly string[];
  /** Words whose parts are these, whatever the dictionary says. */
  readonly splitAs: readonly SplitRule[];
  /** What is found beside what was asked for. */
  readonly synonyms: readonly SynonymRule[];
}

/** One compound and its parts in reading order: `gevelkachel` is `gevel` and `kachel`. */
export interface SplitRule {
  readonly word: string;
  readonly parts: readonly string[];
}

/** Whoever asks for `term` (one word or more) also finds `means`; where it is mutual, the other way too. */
export interface SynonymRule {
  readonly term: string;
  readonly means: readonly string[];
  readonly isMutual: boolean;
}

/** What `createAnalyzer` takes. */
export interface AnalyzerOptions {
  /** A locale, such as `nl-NL`; its language decides. A language that is not known is folded and split at hyphens, not stemmed. */
  readonly locale: string;
  readonly rules: AnalyzerRules;
  /** The number of pages that hold this folded word, 0 where none does. It is asked often, and must answer from memory. */
  readonly corpus: (word: string) => number;
}

/** A word of a text, with all that it is found by. */
export interface AnalyzedTerm {
  /** As it stands in the text, from `start` up to `end`, in UTF-16 units. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The first word of a text has 0. */
  readonly position: number;
  /** Without case, accents, ligatures and apostrophes; with its hyphens. What people are shown, and typing mistakes are held against. */
  readonly word: string;
  /** The stem of the word as a whole. */
  readonly lexeme: string;
  /** Stems of what it is made of and of neighbours among these, without the lexeme and without doubles. */
  readonly parts: readonly string[];
  /** Whether it says nothing of the subject, as articles do. */
  readonly isCommon: boolean;
}

/** One of the ways in which a term of a query is found: by a page that holds all of these lexemes. */
export interface QueryReading {
  /** `word`: itself. `parts`: what it is made of. `joined`: written as one with its neighbour. `synonym`: by a rule of an editor. */
  readonly kind: 'word' | 'parts' | 'joined' | 'synonym';
  readonly lexemes: readonly string[];
}

/** A word of a query. */
export interface QueryTerm {
  readonly text: string;
  readonly word: string;
  /** Its own lexeme; the same as the first reading's. */
  readonly lexeme: string;
  /** The word itself first, then the alternatives; each without doubles. */
  readonly readings: readonly QueryReading[];
  /** Stems of what it is made of, or of a word that it begins or ends with; where no page holds them all, one is better than nothing. */
  readonly parts: readonly string[];
  readonly isCommon: boolean;
  /** Whether it may be the beginning of a word: the last one, while it is typed. */
  readonly isLast: boolean;
}

/** Words that stand beside each other in this order. */
export interface QueryPhrase {
  readonly text: string;
  /** The lexeme of each word. */
  readonly lexemes: readonly string[];
  /** The same in other spellings, each as good: with hyphens or as one word (`glasinlood`), or with a space for each hyphen. */
  readonly others: readonly (readonly string[])[];
}

/** A query as it was read. */
export interface AnalyzedQuery {
  /** What was read: without control characters, at most 200 characters. */
  readonly text: string;
  /** At most 32, those of phrases among them. */
  readonly terms: readonly QueryTerm[];
  /** What pages must not hold: a word, or a phrase. */
  readonly excluded: readonly QueryPhrase[];
  readonly phrases: readonly QueryPhrase[];
}

/** Text of a page, such as what stands under one heading. */
export interface SnippetSection {
  readonly text: string;
}

/** Words of a page around what was found, as text: whoever shows it escapes it. */
export interface Snippet {
  readonly parts: readonly SnippetPart[];
  /** The number of the section that it stands in. */
  readonly section: number;
}

/** A piece of a snippet. */
export interface SnippetPart {
  readonly text: string;
  /** Whether a term of the query is found by it. */
  readonly isMark: boolean;
}

/** A word as it is known: the same object wherever a text says it, as long as it is remembered. */
export type KnownWord = Pick<AnalyzedTerm, 'word' | 'lexeme' | 'isCommon'> & {
  /** The parts of the word by itself. */
  readonly others: readonly string[];
};

/** Is handed a word of a text. `parts` are its `others`, unless it leaves out a part that stands in a neighbour. */
export type VisitWord = (word: KnownWord, parts: readonly string[], position: number) => void;

/** Reads texts and queries of one language in the same way. */
export interface Analyzer {
  /** Changes with the analyzer, its dictionary and the rules about splitting: what was indexed by another one must be indexed again. */
  readonly version: string;
  /** The words of a text in reading order. Takes any string. */
  readonly analyze: (text: string) => readonly AnalyzedTerm[];
  /** Hands on the same words without making anything of them, and answers with their number. */
  readonly scan: (text: string, visit: VisitWord) => number;
  /** Takes any string: what is no syntax is text. */
  readonly readQuery: (text: string) => AnalyzedQuery;
  /** At most 200 characters around the place where the most of the query stands; the beginning where nothing of it does. */
  readonly snippet: (sections: readonly SnippetSection[], query: AnalyzedQuery) => Snippet;
  /** A whole text, such as a title, with what the query finds marked. */
  readonly mark: (text: string, query: AnalyzedQuery) => readonly SnippetPart[];
}
