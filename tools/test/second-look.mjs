import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../bootstrap/places.mjs';

/** How often a file in which something failed is run again, alone. */
const looks = 2;
const mostWavering = 12;

const hasFailed = ({ result }) => result.failed > 0;
const nameOf = ({ pass, file }) => `${file} (${pass})`;

/**
 * Runs the files in which something failed again with `run`, one after the other, twice at most. Answers with the results
 * that count and with the files that wavered: what failed first and passed then, with what it said the first time.
 */
export async function lookAgain(results, run) {
  const latest = new Map(results.map((result) => [nameOf(result), result]));
  for (let look = 1; look <= looks; look += 1) {
    const failed = [...latest.values()].filter(hasFailed);
    for (const { pass, file } of failed) latest.set(nameOf({ pass, file }), await run({ pass, file, look }));
  }
  const wavered = results
    .filter((first) => hasFailed(first) && !hasFailed(latest.get(nameOf(first))))
    .map(({ pass, file, result }) => ({ pass, file, failures: result.failures }));
  return { results: [...latest.values()], wavered };
}

/** A sentence where so many files wavered that no test is at fault any more. */
export const waveringProblem = (wavered) =>
  wavered.length > mostWavering
    ? `${wavered.length} files wavered, and ${mostWavering} are the most: the product or the machine is broken.`
    : undefined;

/** Keeps the files that wavered, for whoever mends them. */
export function writeWavered(wavered) {
  const path = join(root, '.bootstrap', 'wavered.json');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(wavered, undefined, 2));
}
