import type { PluginApp } from '@lectern/core/server';
import { fileKindOf } from '../../file-problems.ts';
import { readState } from '../engine/state.ts';
import { otherSide } from '../engine/tables.ts';
import { claimFile, keepReading, putBack, stalePages, sweepFiles } from './file-rows.ts';
import type { ClaimedFile } from './file-rows.ts';
import { askForReading } from './page-files.ts';
import { fileLimits, readInProcess } from './read-in-process.ts';
import type { FileLimits, FileReading } from './read-in-process.ts';

/** Files that one run reads, before their pages are taken in again and others get their turn. */
const mostFiles = 20;
/** Times that a file is begun: one that ends this process each time is let be. */
const mostAttempts = 3;

async function readFile(app: PluginApp, { hash, fileName, attempts }: ClaimedFile, limits: FileLimits): Promise<FileReading> {
  const kind = fileKindOf(fileName);
  if (kind === undefined) return { problem: 'kind' };
  if (attempts > mostAttempts) return { problem: 'damaged' };
  const file = await app.search.openFile(hash);
  return file ? readInProcess({ kind, ...file }, limits) : { problem: 'gone' };
}

/** Reads files that wait, one after the other; true where there may be more. */
async function readWaiting(app: PluginApp, limits: FileLimits): Promise<boolean> {
  for (let read = 0; read < mostFiles; read += 1) {
    const claimed = await claimFile(app.derived, app.now());
    if (!claimed) return false;
    try {
      await keepReading(app.derived, claimed.hash, await readFile(app, claimed, limits), app.now());
    } catch (error) {
      app.log.warn({ err: error, hash: claimed.hash }, 'a file could not be looked at; it is tried again');
      await putBack(app.derived, claimed.hash);
      return false;
    }
  }
  return true;
}

async function run(app: PluginApp, limits: FileLimits): Promise<void> {
  const hasMore = await readWaiting(app, limits);
  const { live, isFilling } = await readState(app.derived);
  const sides = isFilling ? [live, otherSide(live)] : [live];
  await app.search.renew(await stalePages(app.derived, sides));
  await sweepFiles(app.derived, sides, app.now());
  if (hasMore) await askForReading(app);
}

/** Those under way here; true where one was asked for meanwhile. */
const underWay = new WeakMap<PluginApp, boolean>();

/** Reads the files that pages wait for, one at a time in each process, and has their pages taken in again. */
export const readFilesJob = (limits = fileLimits) => ({
  cron: '*/5 * * * *',
  async run(_: object, app: PluginApp): Promise<void> {
    // Without waiting for it, so that a worker is left for others.
    if (underWay.has(app)) return void underWay.set(app, true);
    try {
      do {
        underWay.set(app, false);
        await run(app, limits);
      } while (underWay.get(app));
    } finally {
      underWay.delete(app);
    }
  },
});
