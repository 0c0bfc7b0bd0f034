import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { isStartupError, StartupError } from '../../kernel/startup-error.ts';
import type { ChildTask, MessageToChild, MessageToParent } from './child-messages.ts';
import { asEngine, openPGlite } from './open-pglite.ts';
import { guardAgainstOrphanhood } from './orphan-guard.ts';
import { explainDiskProblem, makeWritable, prepareFolder } from './prepare-folder.ts';
import { embeddedDatabaseName, embeddedUser, maxConnections } from './settings.ts';
import { makeSocketPlace } from './socket-place.ts';
import { takeLock } from './take-lock.ts';
import { serveEngine } from './wire/serve-engine.ts';

const exitRefused = 3;
const exitBroken = 70;

function send(message: MessageToParent): Promise<void> {
  return new Promise((resolve) => {
    if (!process.send || !process.connected) return resolve();
    process.send(message, () => resolve());
  });
}

const log = (level: 'info' | 'warn' | 'error', text: string) => void send({ kind: 'log', level, text });

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function refuse(error: unknown, dataDir: string): Promise<never> {
  const known = isStartupError(error) ? error : explainDiskProblem(error, dataDir);
  const { message, fix } =
    known ??
    new StartupError(
      `The embedded database in ${dataDir} could not be opened: ${error instanceof Error ? error.message : String(error)}.`,
      'Restore a backup into a new folder, or move this folder away to start with an empty database.',
    );
  if (!known) await send({ kind: 'log', level: 'error', text: describe(error) });
  await send({ kind: 'refused', cause: message, fix });
  process.exit(exitRefused);
}

/** Listens for the end from the first moment on, but lets a start that is under way finish first. */
function whenAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    process.on('message', (message: MessageToChild) => {
      if (message.kind === 'stop') resolve();
    });
    process.once('disconnect', resolve);
    if (!process.connected) resolve();
  });
}

async function open(task: ChildTask) {
  await makeWritable(task.dataDir);
  const lock = await takeLock({ file: join(task.dataDir, 'database.lock'), dataDir: task.dataDir, parent: task.parent });
  const breakDown = async (reason: string) => {
    await send({ kind: 'log', level: 'error', text: reason });
    // Without closing: what is in the write-ahead log is right, what is in memory may not be.
    process.exit(exitBroken);
  };
  lock.beginHeartbeat(
    () => void breakDown(`The lock of ${task.dataDir} is gone: the folder was removed, or another process took it.`),
  );
  process.once('exit', () => lock.release());

  const { folder, isNew } = await prepareFolder(task.dataDir);
  const database = await openPGlite(folder);
  const place = makeSocketPlace(task.dataDir);
  // Before the lock is released: what it removes may be the next owner's afterwards.
  process.prependOnceListener('exit', () => place.remove());
  const password = randomBytes(24).toString('base64url');
  const server = await serveEngine({
    engine: asEngine(database),
    listen: place.listen,
    user: embeddedUser,
    database: embeddedDatabaseName,
    password,
    maxConnections,
    onBroken: (error) => void breakDown(`The embedded database broke: ${describe(error)}`),
    onLongWait: (seconds) =>
      log('warn', `A statement has waited ${seconds} s for the open transaction of another connection to end.`),
  });
  const connection = { ...place.hostAndPort(server.address), user: embeddedUser, database: embeddedDatabaseName, password };
  await send({ kind: 'ready', connection, isNew });
  return async () => {
    await server.stop();
    await database.close();
  };
}

async function run(task: ChildTask): Promise<void> {
  // The terminal sends these to the whole group; the parent decides when the database ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  guardAgainstOrphanhood(task.parent.pid);
  const stopRequested = whenAskedToStop();
  try {
    const close = await open(task);
    await stopRequested;
    await close();
  } catch (error) {
    await refuse(error, task.dataDir);
  }
  process.exit(0);
}

const [argument] = process.argv.slice(2);
if (argument === undefined) throw new Error('This file is started by Lectern.');
await run(JSON.parse(argument) as ChildTask);
