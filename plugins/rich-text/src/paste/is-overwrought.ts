/** Characters and lines that are read as Markdown: the text of a book of 300 pages. */
const longest = 500_000;
const mostLines = 10_000;

const nested = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){50}|^[ \t]{200}/m;
const passageEnd = /\n[ \t]*(?=\n|[-+*>#][ \t]|\||\d{1,9}[.)][ \t])/;
const maxSigns = 3000;

const item = '(?:[-*+]|\\d{1,9}[.)])(?=[ \\t]|$)';
const beginning = new RegExp(`^(?:[ \\t]*(?:>|${item}))*`);
const inset = /^(?: {2}|[ \t]*\t)/;
/** Quotes and lists, and lines that belong to one without its sign: before each, the parser looks back at all that it read. */
const mostTurns = 3000;
/** Signs of quotes before all lines together, and of cells: the parser tries each many times. */
const mostQuoteSigns = 20_000;
const mostCells = 50_000;

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** Whether quotes and lists begin, or go on unsigned, more often than anybody writes. */
function turnsTooOften(lines: readonly string[]): boolean {
  let [turns, quoteSigns] = [0, 0];
  /** The signs at the beginning of the line before; none outside of quotes and lists. */
  let before = '';
  let isAfterGap = false;
  for (const line of lines) {
    if (line.trim() === '') {
      isAfterGap = true;
      continue;
    }
    const signs = (beginning.exec(line)?.[0] ?? '').replace(/\d+/g, '1');
    const quotes = countOf(signs, />/g);
    const items = countOf(signs, /[-*+.)]/g);
    quoteSigns += quotes;
    if (signs !== '') {
      const isNew = signs !== before || (items > 0 && items + quotes > 1) || (isAfterGap && quotes > 0);
      if (isNew) turns += 1;
      before = signs;
    } else if (isAfterGap && !inset.test(line)) before = '';
    else if (before !== '' && !(inset.test(line) && !before.includes('>'))) turns += 1;
    isAfterGap = false;
  }
  return turns > mostTurns || quoteSigns > mostQuoteSigns;
}

/** Whether a text would keep a parser of CommonMark busy for many seconds: nobody writes such a one. */
export function isOverwrought(text: string): boolean {
  if (text.length > longest || nested.test(text) || countOf(text, /\|/g) > mostCells) return true;
  const lines = text.split('\n');
  if (lines.length > mostLines || turnsTooOften(lines)) return true;
  return text.split(passageEnd).some((passage) => countOf(passage, /[*_~[]/g) > maxSigns);
}
