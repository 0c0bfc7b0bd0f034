// Packs the first state of an embedded database into core's dist, so that a first start need not make it.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { makeSnapshot } from '../packages/core/src/server/database/embedded/make-snapshot.ts';

const file = fileURLToPath(new URL('../packages/core/dist/embedded-snapshot.tar.gz', import.meta.url));
const snapshot = await makeSnapshot('gzip');
await mkdir(new URL('../packages/core/dist/', import.meta.url), { recursive: true });
await writeFile(`${file}.new`, snapshot);
await rename(`${file}.new`, file);
console.log(`${file} (${(snapshot.length / 1e6).toFixed(1)} MB)`);
