import { linesOf, repositoryFiles } from './repository-files.mjs';

// A path of somebody's own machine. Written so that this file does not find itself.
const ownMachine = new RegExp(['(?<![\\w.~-])/(?:', 'work/', '|tmp/brief', '|home/\\w', '|Users/\\w', '|root/', ')'].join(''));

/** Lines that name a place on the machine of whoever wrote them. */
export const linesWithPlaces = (lines) => lines.flatMap((line, index) => (ownMachine.test(line) ? [index + 1] : []));

export async function checkPlaces() {
  const problems = repositoryFiles()
    .filter((path) => path !== 'package-lock.json')
    .flatMap((path) => linesWithPlaces(linesOf(path)).map((line) => `${path}:${line}: a path of one machine`));
  return { isOk: problems.length === 0, output: problems.join('\n') };
}
