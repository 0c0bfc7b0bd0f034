import { linesOf, repositoryFiles } from './repository-files.mjs';

const folding = /(?<![\w.])lower\(|\bilike\b/gi;
const isPlain = /lower\([^)]*(?:\([^)]*\)[^)]*)*collate "C"\)/gi;

/** Sources whose SQL a site runs; what an old migration did stays. */
const isRun = (path) =>
  /^(?:packages|plugins|examples)\/.*\.ts$/.test(path) && !/\.(?:test|test-kit)\.ts$|\/migrations\/|\/fixtures\//.test(path);

/**
 * Places where SQL folds or compares letters by the locale of a database: `É` is no letter to one of locale C. `lower` of a text
 * that is ASCII says so with `collate "C"`.
 */
export const findFolding = (path, lines) =>
  lines.flatMap((line, index) =>
    (line.replaceAll(isPlain, '').match(folding) ?? []).length > 0 ? [`${path}:${index + 1}`] : [],
  );

export async function checkFolding() {
  const places = repositoryFiles()
    .filter(isRun)
    .flatMap((path) => findFolding(path, linesOf(path)));
  return {
    isOk: places.length === 0,
    output: places
      .map((place) => `${place} folds by the locale of the database: use lectern_search_key or lectern_name_key.`)
      .join('\n'),
  };
}
