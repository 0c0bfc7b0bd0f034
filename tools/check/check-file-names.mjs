import { repositoryFiles } from './repository-files.mjs';

const word = '[a-z0-9]+(?:-[a-z0-9]+)*';
const kebab = new RegExp(`^\\.?${word}(?:\\.${word})*$`);
// What other tools and readers expect, locales, and the licences of fonts.
const expected = /^(?:[a-z0-9-]+\.OFL\.txt|[A-Z]+(?:\.md)?|Dockerfile|[a-z]{2}-[A-Z]{2}(?:\.\w+)?)$/;
const vague = /^(?:utils?|helpers?|common|misc)(?:\.|$)/;

/** The problem of a path: each folder and file is kebab-case and says what it holds. */
export function nameProblem(path) {
  for (const part of path.split('/')) {
    if (vague.test(part)) return `${path}: "${part}" does not say what is in it.`;
    if (!kebab.test(part) && !expected.test(part)) return `${path}: "${part}" is not kebab-case.`;
  }
  return undefined;
}

export async function checkFileNames() {
  const problems = repositoryFiles().flatMap((path) => nameProblem(path) ?? []);
  return { isOk: problems.length === 0, output: problems.join('\n') };
}
