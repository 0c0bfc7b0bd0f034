import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/places.mjs';
import { runQuietly } from '../bootstrap/run.mjs';

const tool = join(root, 'tools', 'postgres.mjs');
const ask = (command) => runQuietly({ node: process.execPath, args: [tool, command], cwd: root });
const urlIn = (output) => output.match(/postgres(?:ql)?:\/\/\S+/)?.[0];
const lastLine = (output) => output.split('\n').findLast((line) => line.trim() !== '') ?? 'no reason was given.';

/** A PostgreSQL for tests: the one in TEST_DATABASE_URL, one that runs, or one started for now. Without any, the reason. */
export async function borrowPostgres() {
  const nothing = async () => {};
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, release: nothing };
  if (!existsSync(tool)) return { reason: 'TEST_DATABASE_URL is not set.' };
  const running = await ask('url');
  if (running.code === 0 && urlIn(running.output)) return { url: urlIn(running.output), release: nothing };
  const started = await ask('start');
  if (started.code !== 0) return { reason: lastLine(started.output) };
  const url = urlIn(started.output) ?? urlIn((await ask('url')).output);
  return url ? { url, release: () => ask('stop') } : { reason: 'tools/postgres.mjs named no address.' };
}
