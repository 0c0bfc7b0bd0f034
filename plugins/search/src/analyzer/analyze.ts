import type { AnalyzedTerm, VisitWord } from './analyzer.types.ts';
import type { SpellingReading, WordReader } from './read-word.ts';
import { clean } from './text/clean.ts';
import { completeWord } from './text/complete-word.ts';
import { eachWord, mayLeaveOut, readTokens } from './text/read-tokens.ts';
import type { Token } from './text/read-tokens.ts';

/** What a text is read with. */
export type Reader = Pick<WordReader, 'readWord' | 'readSpelling'>;

/** What a word is found by beside its lexeme: more than it says where it leaves a part out. */
function partsOf(text: string, tokens: readonly Token<SpellingReading>[], position: number, { readWord }: Reader) {
  const token = tokens[position];
  if (!token) return [];
  const { lexeme, others } = token.known.reading;
  if (token.leaves === 'nothing') return others;
  const added = completeWord(text, tokens, position, readWord).flatMap((word) => {
    const reading = readWord(word);
    return [reading.lexeme, ...reading.joined];
  });
  return added.length === 0 ? others : [...new Set([...others, ...added])].filter((part) => part !== lexeme);
}

/** The words of a text in reading order. */
export function analyze(source: string, reader: Reader): readonly AnalyzedTerm[] {
  const text = clean(source);
  const tokens = readTokens(text, reader.readSpelling);
  return tokens.map(({ text: spelling, start, end, word, known }, position) => {
    const { lexeme, isCommon } = known.reading;
    return { text: spelling, start, end, position, word, lexeme, parts: partsOf(text, tokens, position, reader), isCommon };
  });
}

/** Hands on the words of a text as `analyze` reads them, and answers with their number. Nothing is made of a word: a site has many. */
export function scan(source: string, reader: Reader, visit: VisitWord): number {
  const text = clean(source);
  if (mayLeaveOut(text)) {
    const tokens = readTokens(text, reader.readSpelling);
    tokens.forEach(({ known }, position) => visit(known.reading, partsOf(text, tokens, position, reader), position));
    return tokens.length;
  }
  let position = 0;
  eachWord(text, reader.readSpelling, ({ reading }) => {
    visit(reading, reading.others, position);
    position += 1;
  });
  return position;
}
