import { createRequire } from 'node:module';
import { join } from 'node:path';
import { modules } from '../bootstrap/places.mjs';
import { checkCommand } from './check-command.mjs';
import { findCircles } from './find-circles.mjs';
import { findRoomCircles } from './find-room-circles.mjs';

const cruise = checkCommand('dependency-cruiser/bin/dependency-cruiser.mjs', [
  ...['--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
  ...['packages', 'plugins', 'examples', 'tools'],
]);

/** The imports that were found, by file: those of the repository alone. */
const graphOf = (found) =>
  new Map(found.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]));

/** What the cruiser found against its rules, with what each rule is for, and circles that it does not look for: a text each. */
export function importProblems({ modules: found, summary }, rules) {
  const graph = graphOf(found);
  const comments = new Map(rules.map(({ name, comment }) => [name, comment]));
  return [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}\n  ${comments.get(rule.name)}`),
    ...findCircles(graph),
    ...findRoomCircles(graph),
  ];
}

/** Checks who imports whom. Without its parser the cruiser would see no TypeScript at all, and pass. */
export async function checkImports() {
  try {
    createRequire(join(modules, 'dependency-cruiser', 'package.json')).resolve('@swc/core');
  } catch {
    return { isOk: false, output: 'dependency-cruiser reads TypeScript with @swc/core, which is not installed: npm ci' };
  }
  const { isOk, output } = await cruise();
  if (!isOk) return { isOk, output };
  const result = JSON.parse(output);
  const problems = importProblems(result, result.summary.ruleSetUsed.forbidden);
  return { isOk: problems.length === 0, output: problems.join('\n'), note: `${result.modules.length} files` };
}
