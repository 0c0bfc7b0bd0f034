// Measures every figure that Lectern promises, each against its limit in the same run, and prints them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { measureAdmin } from './admin.mjs';
import { measureBytes } from './bytes.mjs';
import { measureCoherence } from './coherence.mjs';
import { measureDrops } from './drops.mjs';
import { measureEditor } from './editor.mjs';
import { measureEvents } from './events.mjs';
import { measureFirstView } from './first-view.mjs';
import { measureForms } from './forms.mjs';
import { measureImages } from './images.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureManyPages } from './many-pages.mjs';
import { measureMediaGrid } from './media-grid.mjs';
import { measureMedia } from './media.mjs';
import { measurePages } from './pages.mjs';
import { measurePlanner } from './planner.mjs';
import { measurePosts } from './posts.mjs';
import { measurePreview } from './preview.mjs';
import { measureSchedule } from './schedule.mjs';
import { measureLargeSearch, measureSearch } from './search.mjs';
import { measureSoak } from './soak.mjs';
import { measureStart } from './start.mjs';
import { measureStructure } from './structure.mjs';
import { measureUpgrades } from './upgrades.mjs';
import { client } from './load.mjs';
import { measureVault } from './vault.mjs';
import { measureTranslations } from './translations.mjs';
import { measureWorstCalls } from './worst-calls.mjs';
import { measureWriting } from './writing.mjs';

const root = resolve(import.meta.dirname, '../..');
const siteDir = join(root, 'examples', 'insurance-site');
const work = mkdtempSync(join(tmpdir(), 'lectern-bench-'));
const secret = 'a-secret-for-measuring-only';

const postgres = (...args) => spawnSync(process.execPath, [join(root, 'tools', 'postgres.mjs'), ...args], { encoding: 'utf8' });

function server() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: () => undefined };
  const isRunning = postgres('url').status === 0;
  const started = postgres('start');
  const url = started.stdout?.trim().split('\n').at(-1);
  if (started.status !== 0 || !url?.startsWith('postgres'))
    throw new Error(`No PostgreSQL can be started here: ${started.stderr}`);
  return { url, stop: () => (isRunning ? undefined : postgres('stop')) };
}

/** A database of this run alone: what an earlier one left names files of another data folder. */
async function openDatabase() {
  const { url, stop } = server();
  const name = `lectern_bench_${process.pid}`;
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    async close() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      stop();
    },
  };
}

/** What is measured, in this order, by the names that choose among it: `npm run bench -- pages editor`. */
const measures = {
  upgrades: measureUpgrades,
  events: measureEvents,
  vault: measureVault,
  start: measureStart,
  pages: measurePages,
  posts: measurePosts,
  planner: measurePlanner,
  forms: measureForms,
  writing: measureWriting,
  'worst-calls': measureWorstCalls,
  structure: measureStructure,
  schedule: measureSchedule,
  translations: measureTranslations,
  search: measureSearch,
  'search-large': measureLargeSearch,
  coherence: measureCoherence,
  images: measureImages,
  media: measureMedia,
  bytes: measureBytes,
  'first-view': measureFirstView,
  lighthouse: measureLighthouse,
  'many-pages': measureManyPages,
  drops: measureDrops,
  admin: measureAdmin,
  'media-grid': measureMediaGrid,
  editor: measureEditor,
  preview: measurePreview,
  soak: measureSoak,
};
/** Those that take many minutes are measured where they are named. */
const onlyNamed = new Set(['search-large', 'soak']);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in measures));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: not measured. Known: ${Object.keys(measures).join(', ')}.`);

function print(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  for (const { name, value, limit, holds } of rows) {
    console.log(
      `  ${name.padEnd(width)}  ${String(value).padEnd(34)} ${String(limit).padEnd(34)} ${holds === undefined ? '' : holds ? 'holds' : 'FALLS SHORT'}`,
    );
  }
}

if (!existsSync(join(siteDir, 'dist'))) throw new Error('Build first: npm run bench does it by itself.');
const database = await openDatabase();
try {
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    LECTERN_SECRET: secret,
    LECTERN_DATA_KEYS: Buffer.alloc(32, 'a data key for measuring only').toString('base64'),
    LECTERN_DATA_DIR: join(work, 'data'),
    LECTERN_ADMIN_PASSWORD: 'Benchmark-1!',
    LOG_LEVEL: 'info',
  };
  console.log(`\nLoad by ${client}, 16 connections, client and server on one machine. Ratios count, not absolute rates.\n`);
  print([{ name: 'figure', value: 'measured', limit: 'limit' }]);
  for (const [name, measure] of Object.entries(measures)) {
    if (wanted.length === 0 ? !onlyNamed.has(name) : wanted.includes(name))
      print([await measure({ root, siteDir, env, embeddedDir: join(work, 'embedded') })].flat());
  }
  console.log('');
} catch (error) {
  // Before what closing the database says to whoever is still connected.
  console.error(error);
  process.exitCode = 1;
} finally {
  await database.close();
  rmSync(work, { recursive: true, force: true });
}
