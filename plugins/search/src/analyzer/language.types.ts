/** How words of a language are stemmed and put together. All words are folded. */
export interface Language {
  /** The stem: the same for each inflection of a word. */
  readonly stem: (word: string) => string;
  /** Words that say nothing of a subject; no compound begins or ends with one either. */
  readonly commonWords: ReadonlySet<string>;
  /** Where words are written as one; left out where they are not. */
  readonly compounds?: CompoundLanguage;
}

/** Where a word may stand in a compound. */
export interface CompoundWord {
  readonly begins: boolean;
  readonly ends: boolean;
}

/** How a language writes words as one. */
export interface CompoundLanguage {
  /** Words of which compounds are made. Empty where the pages’ own words alone are known. */
  readonly dictionary: ReadonlyMap<string, CompoundWord>;
  /** Words that look like compounds and are none. */
  readonly whole: ReadonlySet<string>;
  /** Spellings of the words that `part` may be, where more words follow: `klokken` may be `klok`. */
  readonly beforeOthers: (part: string) => readonly string[];
  /** Spellings of the words that `part` may be at the end of a compound: `voorwaarden` may be `voorwaarde`. */
  readonly atEnd: (part: string) => readonly string[];
}
