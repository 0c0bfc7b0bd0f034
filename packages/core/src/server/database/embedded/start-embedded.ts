import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve as resolvePath } from 'node:path';
import { StartupError } from '../../kernel/startup-error.ts';
import type { DatabaseLog } from '../database-log.ts';
import type { ChildTask, EmbeddedConnection, MessageToChild, MessageToParent } from './child-messages.ts';
import { childFile } from './package-files.ts';
import { identifyProcess } from './process-identity.ts';

const stopPatienceMs = 15_000;

/** A running embedded database. */
export interface EmbeddedDatabase {
  /** For `pg` and the ORM; `host` is a folder where Unix sockets exist. */
  readonly connection: EmbeddedConnection;
  /** The process that holds the database. */
  readonly pid: number;
  /** True when this start made the database. */
  readonly isNew: boolean;
  /** Closes the database and waits for the end of its process. */
  readonly stop: () => Promise<void>;
  /** Calls back when the database ends without having been asked to; at once if it already has. */
  readonly onExit: (callback: (reason: string) => void) => void;
}

function startChild(task: ChildTask): ChildProcess {
  // Plain Node runs the source of this child, so it needs nothing of what the parent was started with.
  return fork(childFile, [JSON.stringify(task)], {
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    windowsHide: true,
  });
}

function describeEnd(code: number | null, signal: NodeJS.Signals | null): string {
  return `The embedded database ended unexpectedly (${signal ?? `code ${code}`}).`;
}

function removeSocketFolder({ host }: EmbeddedConnection): void {
  // A child that was killed could not do it itself.
  if (process.platform !== 'win32') rmSync(host, { recursive: true, force: true });
}

function untilReady(child: ChildProcess, log: DatabaseLog): Promise<Extract<MessageToParent, { kind: 'ready' }>> {
  return new Promise((resolve, reject) => {
    let refusal: StartupError | undefined;
    child.on('message', (message: MessageToParent) => {
      if (message.kind === 'log') log[message.level](message.text);
      // Told when its process has ended, and with it whatever it held.
      if (message.kind === 'refused') refusal = new StartupError(message.cause, message.fix);
      if (message.kind === 'ready') resolve(message);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const tell = (): void =>
        reject(
          refusal ??
            new StartupError(describeEnd(code, signal), 'Start again; if it happens again, the lines before this one say why.'),
        );
      // What it said last may still be on its way; the channel closes behind it.
      if (child.connected) child.once('disconnect', tell);
      else tell();
    });
  });
}

/** Starts PostgreSQL in WASM in a process of its own on a data folder, and waits until it can be connected to. */
export async function startEmbeddedDatabase(options: {
  readonly dataDir: string;
  readonly log: DatabaseLog;
}): Promise<EmbeddedDatabase> {
  const dataDir = resolvePath(options.dataDir);
  const child = startChild({ dataDir, parent: identifyProcess() });
  const ended = new Promise<string>((resolve) => child.once('exit', (code, signal) => resolve(describeEnd(code, signal))));
  const { connection, isNew } = await untilReady(child, options.log);
  let isStopping = false;
  void ended.then(() => removeSocketFolder(connection));
  // A script that is done ends, and the child with it; a server is kept alive by what it serves.
  child.unref();
  child.channel?.unref();

  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    isStopping = true;
    child.ref();
    const kill = setTimeout(() => child.kill('SIGKILL'), stopPatienceMs);
    const message: MessageToChild = { kind: 'stop' };
    if (child.connected) child.send(message, () => {});
    await ended;
    clearTimeout(kill);
  };

  return {
    connection,
    pid: child.pid ?? 0,
    isNew,
    stop,
    onExit: (callback) => void ended.then((reason) => (isStopping ? undefined : callback(reason))),
  };
}
