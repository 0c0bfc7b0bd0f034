import { Worker } from 'node:worker_threads';

// Runs beside the database, which cannot notice anything while a statement runs.
const watch = (parentPid: number, patienceMs: number) => `
const isGone = () => {
  if (process.platform !== 'win32') return process.ppid !== ${parentPid};
  try { process.kill(${parentPid}, 0); return false; } catch (error) { return error.code !== 'EPERM'; }
};
let goneSince;
setInterval(() => {
  if (!isGone()) return;
  goneSince ??= Date.now();
  if (Date.now() - goneSince > ${patienceMs}) process.kill(process.pid, 'SIGKILL');
}, 500);`;

/** Ends this process when its parent has been gone for a while and a statement that never ends holds it up. */
export function guardAgainstOrphanhood(parentPid: number, patienceMs = 5_000): void {
  new Worker(watch(parentPid, patienceMs), { eval: true, execArgv: [] }).unref();
}
