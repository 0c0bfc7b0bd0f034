// Everything that can be said about the code without running it. `npm run check -- --packages` also packs every
// package and looks at the tarballs, which needs a build.
import { availableParallelism } from 'node:os';
import { checkCommand } from './check/check-command.mjs';
import { checkFileNames } from './check/check-file-names.mjs';
import { checkFolding } from './check/check-folding.mjs';
import { checkImports } from './check/check-imports.mjs';
import { checkLint } from './check/check-lint.mjs';
import { checkManifests } from './check/check-manifests.mjs';
import { checkNumbers } from './check/check-numbers.mjs';
import { checkOnceRead } from './check/check-once-read.mjs';
import { checkPackageFiles } from './check/check-package-files.mjs';
import { checkPackages } from './check/check-packages.mjs';
import { checkPeerRanges } from './check/check-peer-ranges.mjs';
import { checkPlaces } from './check/check-places.mjs';
import { checkSetAside } from './check/check-set-aside.mjs';
import { checkStyles } from './check/check-styles.mjs';
import { checkSuppressions } from './check/check-suppressions.mjs';
import { checkTables } from './check/check-tables.mjs';
import { checkWaits } from './check/check-waits.mjs';

/** The slow ones first, so that the others run beside them. */
const checks = [
  {
    name: 'formatting',
    run: checkCommand('prettier/bin/prettier.cjs', [
      '--check',
      '--log-level=warn',
      '--cache',
      '--cache-strategy=content',
      '--cache-location=.bootstrap/prettier.json',
      '.',
    ]),
  },
  { name: 'types', run: checkCommand('typescript/bin/tsc', ['-p', 'tsconfig.json']) },
  { name: 'dead code', run: checkCommand('knip/bin/knip.js', ['--no-progress']) },
  { name: 'imports', run: checkImports },
  { name: 'lint', run: checkLint },
  { name: 'manifests', run: checkManifests },
  { name: 'suppressions', run: checkSuppressions },
  { name: 'numbers', run: checkNumbers },
  { name: 'waits', run: checkWaits },
  { name: 'folding', run: checkFolding },
  { name: 'styles', run: checkStyles },
  { name: 'tables', run: checkTables },
  { name: 'read once', run: checkOnceRead },
  { name: 'set aside', run: checkSetAside },
  { name: 'peer ranges', run: checkPeerRanges },
  { name: 'file names', run: checkFileNames },
  { name: 'places', run: checkPlaces },
  { name: 'package files', run: checkPackageFiles },
];
const packageChecks = [{ name: 'packages', run: checkPackages }];

const known = new Set(['--packages']);
const unknown = process.argv.slice(2).filter((argument) => !known.has(argument));
if (unknown.length > 0) {
  console.error(`Unknown option ${unknown.join(', ')}. The only option is --packages.`);
  process.exit(2);
}

async function report({ name, run }) {
  const startedAt = performance.now();
  const { isOk, output = '', note } = await run();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${isOk ? '✔' : '✘'} ${name.padEnd(14)} ${seconds.padStart(5)} s${note ? `   ${note}` : ''}`);
  if (!isOk) console.log(`${output.trim()}\n`);
  return isOk;
}

async function runAll(queue) {
  const results = [];
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) results.push(await report(check));
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, worker));
  return results;
}

const results = await runAll([...checks, ...(process.argv.includes('--packages') ? packageChecks : [])]);
const failed = results.filter((isOk) => !isOk).length;
console.log(failed === 0 ? '\nAll checks passed.' : `\n${failed} of ${results.length} checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;
