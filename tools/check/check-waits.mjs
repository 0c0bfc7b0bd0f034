import { linesOf, repositoryFiles } from './repository-files.mjs';

const wait = /\bwaitForTimeout\(|\btimers\/promises\b|new Promise(?:<[^>]*>)?\(\(?\w*\)? => (?:void )?setTimeout\(/;
const reason = /\/\/ Waits: \S/;

/** Files of tests and of what they work with. */
const isOfTests = (path) =>
  /\.test(?:-kit)?\.[cm]?[jt]sx?$/.test(path) || /^(?:tools\/suites|packages\/testing\/src)\/.*\.[cm]?[jt]sx?$/.test(path);

/**
 * Places where a test waits for a fixed time: on a busy machine it is too short, on a quiet one too long. Where the time
 * itself belongs to the scene, or nothing can be waited for, the line before says so with `// Waits: …`.
 */
export const findWaits = (path, lines) =>
  lines.flatMap((line, index) => {
    if (!wait.test(line)) return [];
    return [{ place: `${path}:${index + 1}`, hasReason: reason.test(lines[index - 1] ?? '') }];
  });

export async function checkWaits() {
  const found = repositoryFiles()
    .filter(isOfTests)
    .flatMap((path) => findWaits(path, linesOf(path)));
  const problems = found.filter(({ hasReason }) => !hasReason);
  return {
    isOk: problems.length === 0,
    output: problems.map(({ place }) => `${place} waits for a fixed time: wait for what is to happen, with until.`).join('\n'),
    note: `${found.length} fixed waits, each with a reason`,
  };
}
