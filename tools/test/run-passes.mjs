import { countWorkers } from './count-workers.mjs';
import { startWorker } from './start-worker.mjs';

const once = (make) => {
  let made;
  return () => (made ??= make());
};

/**
 * Runs passes of `{name, open, files}`, where `open` answers with what its processes need, or with nothing where they
 * cannot run. Workers take the files in their order; one that finds a pass empty goes on to the next.
 */
export async function runPasses(passes, { task, onResult, onRest }) {
  const all = passes.flatMap(({ files }) => files);
  const workers = new Set();
  let isStopped = false;
  const stop = (signal) => {
    isStopped = true;
    for (const worker of workers) worker.stop(signal);
  };
  process.once('SIGTERM', stop);
  const queues = passes.map(({ files, open, ...pass }) => ({ ...pass, open: once(open), files: [...files] }));

  async function runPass(pass) {
    if (pass.files.length === 0) return;
    const place = await pass.open();
    if (!place) return;
    let worker;
    const end = async () => {
      const rest = await worker?.end();
      workers.delete(worker);
      if (rest) onRest(rest);
    };
    for (let entry = pass.files.shift(); entry && !isStopped; entry = pass.files.shift()) {
      if (!worker?.isUp) {
        await end();
        worker = startWorker({ ...place, isLive: all.length === 1 });
        workers.add(worker);
      }
      onResult({ pass: pass.name, file: entry.file, result: await worker.run({ ...task, ...entry }) });
    }
    await end();
  }
  async function work() {
    for (const pass of queues) if (!isStopped) await runPass(pass);
  }
  try {
    await Promise.all(Array.from({ length: Math.min(countWorkers(), all.length) }, work));
  } finally {
    process.off('SIGTERM', stop);
  }
  if (isStopped) throw new Error('The tests were stopped before the last one.');
}
