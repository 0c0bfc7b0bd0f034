import { clean } from '../text/clean.ts';

/** A piece of a query that is asked for in another way than as words. */
export interface QueryRange {
  readonly start: number;
  readonly end: number;
}

/** A query taken apart: every range is of `text`. */
export interface QuerySyntax {
  readonly text: string;
  /** What is asked for, with spaces instead of signs and what is left out: as long as `text`. */
  readonly asked: string;
  readonly phrases: readonly QueryRange[];
  readonly excluded: readonly QueryRange[];
}

/** Longer ones are refused before; what comes here all the same is cut. */
const longestQuery = 200;

const spaces = (text: string): string => ' '.repeat(text.length);

/** One piece: perhaps a minus, then what stands between quotation marks, whose last one may be missing, or up to a space. */
const piece = /(?<minus>(?<![^\s(])[-‐‑–](?=[\p{L}\p{N}"]))?(?:"(?<phrase>[^"]*)"?|(?<words>[^\s"]+))/gu;

/** Takes a query apart. There is no wrong one: signs without a word to them are spaces. */
export function readSyntax(query: string): QuerySyntax {
  const text = clean([...clean(query)].slice(0, longestQuery).join('')).replaceAll(/[“”„‟«»＂]/g, '"');
  const phrases: QueryRange[] = [];
  const excluded: QueryRange[] = [];
  let asked = text;
  const blank = ({ start, end }: QueryRange): void => {
    asked = asked.slice(0, start) + spaces(asked.slice(start, end)) + asked.slice(end);
  };
  for (const match of text.matchAll(piece)) {
    const { minus, phrase, words } = match.groups ?? {};
    const range = { start: match.index + (minus ? 1 : 0), end: match.index + match[0].length };
    if (minus) {
      excluded.push(range);
      blank({ start: match.index, end: range.end });
    } else if (phrase !== undefined) phrases.push(range);
    else if (words === 'OR' || words === '|' || words === '||') blank(range);
  }
  return { text, asked: asked.replaceAll('"', ' '), phrases, excluded };
}
