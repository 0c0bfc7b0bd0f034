import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes the folder in which applications of a run note what their calls declare to refuse and what they refused: a file each process. */
export function openRefusals(runFolder) {
  const dir = join(runFolder, 'refusals');
  mkdirSync(dir);
  return dir;
}

/** The refusals that calls declare and no test met, as `POST /book/{id} BO_01`. */
export function unmetRefusals(dir) {
  const lines = readdirSync(dir).flatMap((name) => readFileSync(join(dir, name), 'utf8').split('\n'));
  const noted = (how) => new Set(lines.filter((line) => line.startsWith(`${how} `)).map((line) => line.slice(how.length + 1)));
  const met = noted('met');
  return [...noted('declared')].filter((refusal) => !met.has(refusal)).toSorted();
}

/** A sentence that lists them; undefined where there are none. */
export function unmetProblem(dir) {
  const unmet = unmetRefusals(dir);
  return unmet.length > 0 ? `No test met these refusals, which calls declare:\n${unmet.join('\n')}` : undefined;
}
