import { countBrowsers, countWorkers } from './count-workers.mjs';
import { startWorker } from './start-worker.mjs';

const once = (make) => {
  let made;
  return () => (made ??= make());
};

/** How long a file may take, in milliseconds: with all of its cases longer. */
const limitOf = (isThorough) => (isThorough ? 60 : 10) * 60_000;

/** Runs one file in a process of its own. */
export async function runFile({ place, entry, task, isThorough = false, onRest }) {
  const worker = startWorker({ ...place, limit: limitOf(isThorough) });
  const result = await worker.run({ ...task, ...entry });
  const rest = await worker.end();
  if (rest) onRest(rest);
  return result;
}

/**
 * Runs passes of `{name, open, files, isBrowser}`, where `open` answers with what its processes need, or with nothing where
 * they cannot run. Workers take the files in their order; one that finds a pass empty goes on to the next. As many as may
 * run a browser begin with those passes, the others never come to them. Files that are `isAlone` run last, one by one.
 */
export async function runPasses(passes, { task, workers: count = countWorkers(), isThorough = false, onResult, onRest }) {
  const total = passes.reduce((sum, { files }) => sum + files.length, 0);
  const isLive = total === 1;
  const workers = new Set();
  let isStopped = false;
  const stop = (signal) => {
    isStopped = true;
    for (const worker of workers) worker.stop(signal);
  };
  process.once('SIGTERM', stop);
  const queues = passes.map((pass) => ({
    ...pass,
    open: once(pass.open),
    files: pass.files.filter(({ isAlone }) => !isAlone),
    alone: pass.files.filter(({ isAlone }) => isAlone),
  }));
  const inBrowser = queues.filter(({ isBrowser }) => isBrowser);
  const others = queues.filter(({ isBrowser }) => !isBrowser);

  async function runQueue(pass, files) {
    if (files.length === 0) return;
    const place = await pass.open();
    if (!place) return;
    let worker;
    const end = async () => {
      const rest = await worker?.end();
      workers.delete(worker);
      if (rest) onRest(rest);
    };
    for (let entry = files.shift(); entry && !isStopped; entry = files.shift()) {
      if (!worker?.isUp) {
        await end();
        worker = startWorker({ ...place, isLive, limit: limitOf(isThorough) });
        workers.add(worker);
      }
      onResult({ pass: pass.name, file: entry.file, result: await worker.run({ ...task, ...entry }) });
    }
    await end();
  }
  async function work(index) {
    const mine = index < countBrowsers(count) ? [...inBrowser, ...others] : others;
    for (const pass of mine) if (!isStopped) await runQueue(pass, pass.files);
  }
  try {
    await Promise.all(Array.from({ length: Math.min(count, total) }, (_, index) => work(index)));
    for (const pass of queues) if (!isStopped) await runQueue(pass, pass.alone);
  } finally {
    process.off('SIGTERM', stop);
  }
  if (isStopped) throw new Error('The tests were stopped before the last one.');
}
