import { linesOf, repositoryFiles } from './repository-files.mjs';

const suppression =
  /(?:\/\/|\/\*)\s*(oxlint-disable|eslint-disable|@ts-expect-error|@ts-ignore|@ts-nocheck|prettier-ignore)\b(.*)/;

/** The suppressions in a file, each with what is wrong with it. */
export function findSuppressions(path, lines) {
  return lines.flatMap((line, index) => {
    const [, kind, rest] = suppression.exec(line) ?? [];
    if (!kind) return [];
    const place = `${path}:${index + 1}`;
    if (kind === '@ts-ignore' || kind === '@ts-nocheck') return { problem: `${place}: ${kind} hides errors that come later.` };
    return { problem: /--\s*\S/.test(rest) ? undefined : `${place}: ${kind} needs a reason after "--".` };
  });
}

export async function checkSuppressions() {
  const sources = repositoryFiles().filter((path) => /\.[cm]?[jt]sx?$/.test(path));
  const found = sources.flatMap((path) => findSuppressions(path, linesOf(path)));
  const problems = found.flatMap(({ problem }) => problem ?? []);
  return { isOk: problems.length === 0, output: problems.join('\n'), note: `${found.length} suppressions` };
}
