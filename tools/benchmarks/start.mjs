import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { load, median } from './load.mjs';
import { freePort, memoryOf, stop, untilIdle } from './processes.mjs';

const runs = 5;

async function firstAnswer(port, child) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the site ended with ${child.exitCode}`);
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/`);
      if (answer.status === 200) return answer.text();
    } catch {
      await wait(5);
    }
  }
}

/** Starts the site by its command; `answered` resolves with the milliseconds until its first page. */
export async function startSite({ root, siteDir, env }) {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'packages/core/bin/lectern.mjs'), 'start'], {
    cwd: siteDir,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { child, port, answered: firstAnswer(port, child).then(() => performance.now() - started) };
}

/** Starts several times; the first time the memory is looked at as well, a minute after all pictures were made. */
async function startTimes(options) {
  const times = [];
  let pictured;
  for (let run = 0; run < runs + 1; run += 1) {
    const { child, answered } = await startSite(options);
    const time = await answered;
    // The first start migrates and loads the content, whose pictures are made ready.
    if (run > 0) times.push(time);
    else {
      await untilIdle(child.pid);
      await wait(60_000);
      pictured = memoryOf(child.pid);
    }
    await stop(child);
  }
  return { time: median(times), pictured };
}

/** What the machine needs for the libraries alone that a server stands on: no start is quicker. */
function bareTimes({ root }) {
  const bundled = ['@mikro-orm/postgresql', 'zod', 'koa', 'koa-session', 'pino'].map((name) => `#library/${name}`);
  const libraries = [...bundled, 'react-dom/server'];
  const program = `require('node:module').enableCompileCache(); Promise.all(${JSON.stringify(libraries)}.map((name) => import(name)))`;
  return Array.from({ length: runs + 1 }, () => {
    const started = performance.now();
    spawnSync(process.execPath, ['-e', program], { cwd: join(root, 'packages', 'core'), stdio: 'ignore' });
    return performance.now() - started;
  }).slice(1);
}

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;

/** From the command to the first page, on both databases; memory idle and after load. */
export async function measureStart({ root, siteDir, env, embeddedDir }) {
  const { time: external, pictured } = await startTimes({ root, siteDir, env });
  const bare = median(bareTimes({ root }));
  const { DATABASE_URL: _, NODE_ENV: __, ...rest } = env;
  const { time: embedded } = await startTimes({
    root,
    siteDir,
    env: { ...rest, DATABASE_URL: '', LECTERN_DATA_DIR: embeddedDir },
  });

  const { child, port, answered } = await startSite({ root, siteDir, env });
  await answered;
  await wait(3000);
  await untilIdle(child.pid);
  const idle = memoryOf(child.pid);
  for (const path of ['/', '/verzekeringen', '/nieuws']) await load(`http://127.0.0.1:${port}${path}`, child.pid, 5);
  await wait(2000);
  const loaded = memoryOf(child.pid);
  await stop(child);

  const memory = ({ pss, rss }) => `${pss.toFixed(0)} MB (resident ${rss.toFixed(0)})`;
  return [
    {
      name: 'start to first page, PostgreSQL',
      value: `${seconds(external)} (libraries alone ${seconds(bare)})`,
      limit: 'at most 0.50 s',
      holds: external <= 500,
    },
    { name: 'start to first page, embedded', value: seconds(embedded), limit: 'at most 5 s', holds: embedded <= 5000 },
    { name: 'memory idle', value: memory(idle), limit: 'at most 110 MB', holds: idle.pss <= 110 },
    {
      name: 'memory a minute after the first pictures',
      value: memory(pictured),
      limit: 'at most 150 MB',
      holds: pictured.pss <= 150,
    },
    { name: 'memory after load', value: memory(loaded), limit: 'at most 300 MB', holds: loaded.pss <= 300 },
  ];
}
