// Writes into the lock file the packages of other platforms that the registry of whoever installed last did not hold:
// npm leaves those out, and `npm ci` then refuses the lock on every machine. To be run after a dependency changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completed, missingFromLock } from './bootstrap/lock-platforms.mjs';
import { root } from './bootstrap/places.mjs';

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingFromLock(lock.packages);
if (missing.length > 0) writeFileSync(file, `${JSON.stringify({ ...lock, packages: completed(lock.packages) }, undefined, 2)}\n`);
console.log(missing.length === 0 ? 'The lock file is complete.' : `Written: ${missing.map(({ name }) => name).join(', ')}.`);
