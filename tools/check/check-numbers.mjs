import { linesOf, repositoryFiles } from './repository-files.mjs';

/** Where calls say what they take. */
const isOfCalls = (path) => /^(?:packages|plugins)\/.*\.(?:calls|schema)\.ts$/.test(path);

/** Statements of a file, those that go on in further lines in one, each with the number of its first line. */
function statementsOf(lines) {
  const statements = [];
  for (const [index, line] of lines.entries()) {
    const last = statements.at(-1);
    if (last && /^\s*\./.test(line)) last.text += line.trim();
    else statements.push({ text: line, line: index + 1 });
  }
  return statements;
}

const start = /\bz\.(?:coerce\.)?(?:int|number|iso\.date)\(/g;
const step = /\.?\w+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/y;

/** What is called one after the other from a place on: `z.int().min(1)`. */
function chainAt(text, index) {
  step.lastIndex = index + 'z.'.length;
  if (text.startsWith('coerce.', step.lastIndex)) step.lastIndex += 'coerce.'.length;
  if (text.startsWith('iso.', step.lastIndex)) step.lastIndex += 'iso.'.length;
  let end = step.lastIndex;
  while (step.test(text)) end = step.lastIndex;
  return text.slice(index, end);
}

const isInt = (chain) => /^z\.int\(|\)\.int\(/.test(chain);
/** Answers say neither a code nor a least value. */
const isTaken = (chain) => /^z\.(?:coerce\.)?(?:int|number)\(['{]|\.(?:min|positive|nonnegative|default)\(|\)\.int\(/.test(chain);

/**
 * Places where a call takes a whole number that no column can hold, which is a failure of the database, or a day of a year
 * that it does not know: `databaseInt()` and `calendarDay()` are for those.
 */
export const findNumbers = (path, lines) =>
  statementsOf(lines).flatMap(({ text, line }) =>
    [...text.matchAll(start)].flatMap(({ index }) => {
      const chain = chainAt(text, index);
      const isDay = /^z\.iso\.date\(['{]/.test(chain);
      const isOpen = isInt(chain) && isTaken(chain) && !/\.max\(/.test(chain);
      return isDay || isOpen ? [{ place: `${path}:${line}`, chain }] : [];
    }),
  );

export async function checkNumbers() {
  const files = repositoryFiles().filter(isOfCalls);
  const found = files.flatMap((path) => findNumbers(path, linesOf(path)));
  return {
    isOk: found.length === 0,
    output: found
      .map(({ place, chain }) => `${place} takes ${chain}: take databaseInt() or calendarDay(), or give it a maximum.`)
      .join('\n'),
    note: `the numbers of ${files.length} files of calls have bounds`,
  };
}
