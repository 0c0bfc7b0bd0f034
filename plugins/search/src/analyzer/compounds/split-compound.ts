import type { CompoundLanguage } from '../language.types.ts';

/** A piece of a compound: `klokken` of `klokkenonderhoud`, which is the word `klok`. */
export interface CompoundPiece {
  readonly text: string;
  readonly word: string;
}

/** What compounds are known by. */
export interface CompoundKnowledge {
  readonly language: CompoundLanguage;
  readonly commonWords: ReadonlySet<string>;
  readonly stem: (word: string) => string;
  readonly corpus: (word: string) => number;
}

interface Split {
  readonly cost: number;
  readonly pieces: readonly CompoundPiece[];
}

const nothing: Split = { cost: 0, pieces: [] };

const shortestWord = 6;
const shortestKnown = 3;
/** Shorter words of pages are too often endings. */
const shortestOfPages = 4;
const mostPieces = 6;
/** Of a word that is unknown otherwise; shorter ones are chance. */
const shortestEdge = 5;

/** What a piece costs: few, long, well-known ones without a link are what a reader sees. */
const costs = { piece: 1, short: 0.7, link: 0.15, ofPages: 0.4 };

function costOf(word: string, isLast: boolean, { language, commonWords, corpus }: CompoundKnowledge): number | undefined {
  if (word.length < shortestKnown || commonWords.has(word)) return undefined;
  const short = word.length === shortestKnown ? costs.short : 0;
  const known = language.dictionary.get(word);
  if (known && (isLast ? known.ends : known.begins)) return costs.piece + short;
  if (word.length >= shortestOfPages && corpus(word) > 0) return costs.piece + costs.ofPages;
  return undefined;
}

/** The cheapest word that this piece of a compound may be. */
function readPiece(text: string, isLast: boolean, knowledge: CompoundKnowledge): Split | undefined {
  const spellings = isLast ? knowledge.language.atEnd(text) : knowledge.language.beforeOthers(text);
  let best: Split | undefined;
  for (const word of spellings) {
    const cost = costOf(word, isLast, knowledge);
    if (cost === undefined) continue;
    const whole = cost + (word === text ? 0 : costs.link);
    if (!best || whole < best.cost) best = { cost: whole, pieces: [{ text, word }] };
  }
  return best;
}

/** The cheapest way to take apart what begins here, from the ways for what begins later. */
function bestFrom(
  word: string,
  start: number,
  { best, knowledge }: { best: readonly (Split | undefined)[]; knowledge: CompoundKnowledge },
): Split | undefined {
  let found: Split | undefined;
  for (let end = start + shortestKnown; end <= word.length; end += 1) {
    const isLast = end === word.length;
    const rest = isLast ? nothing : best[end];
    if (!rest || rest.pieces.length >= mostPieces || (start === 0 && isLast)) continue;
    const piece = readPiece(word.slice(start, end), isLast, knowledge);
    const cost = (piece?.cost ?? 0) + rest.cost;
    if (piece && (!found || cost < found.cost)) found = { cost, pieces: [...piece.pieces, ...rest.pieces] };
  }
  return found;
}

/** A piece that is a compound itself, taken apart: leidingwaterschade holds water. */
function takeApart({ text, word }: CompoundPiece, knowledge: CompoundKnowledge): readonly CompoundPiece[] {
  const inner = splitCompound(word, knowledge);
  const last = inner.at(-1);
  if (!last) return [{ text, word }];
  const before = inner.slice(0, -1);
  const rest = text.slice(before.reduce((length, piece) => length + piece.text.length, 0));
  return [...before, { text: rest, word: last.word }];
}

/**
 * The pieces of a folded word, at least two; none where it is a word by itself or cannot be taken apart without rest. Of
 * several ways, the one with the fewest and longest pieces.
 */
export function splitCompound(word: string, knowledge: CompoundKnowledge): readonly CompoundPiece[] {
  if (word.length < shortestWord || knowledge.language.whole.has(knowledge.stem(word))) return [];
  const best: (Split | undefined)[] = Array.from({ length: word.length + 1 });
  for (let start = word.length - shortestKnown; start >= 0; start -= 1) best[start] = bestFrom(word, start, { best, knowledge });
  return (best[0]?.pieces ?? []).flatMap((piece) => takeApart(piece, knowledge));
}

/**
 * Words at the beginning and at the end of a folded word that cannot be taken apart: `schaden` of Schadenmeldung, where no
 * page holds Meldung. At most one of each, the longest, of five letters or more.
 */
export function findEdges(word: string, knowledge: CompoundKnowledge): readonly string[] {
  const lengths = Array.from(
    { length: Math.max(word.length - 2 * shortestKnown + 1, 0) },
    (_, at) => word.length - shortestKnown - at,
  );
  const isEdge = (text: string, isLast: boolean): boolean =>
    text.length >= shortestEdge && readPiece(text, isLast, knowledge) !== undefined;
  const texts = [
    [lengths.map((length) => word.slice(0, length)).find((text) => isEdge(text, false)), false],
    [lengths.map((length) => word.slice(-length)).find((text) => isEdge(text, true)), true],
  ] as const;
  return texts
    .flatMap(([text, isLast]) => (text === undefined ? [] : (readPiece(text, isLast, knowledge)?.pieces ?? [])))
    .map((piece) => piece.word);
}
