import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answered, Asked, ImageWork } from './image-work.ts';

/** The file that the process runs: source beside source, the built one beside built code. */
const childFile = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './image-child.ts' : './image-child.js', import.meta.url),
);

/** The process ended before the work did. */
class Ended extends Error {}

interface Piece {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** A process with the work that it was given. */
interface Running {
  readonly child: ChildProcess;
  readonly pieces: Map<number, Piece>;
  /** Set while it has no work. */
  idle?: NodeJS.Timeout | undefined;
}

/** A process for work on images, which is started when it is needed and ends when it is idle. */
export interface ImageProcess {
  /**
   * Runs a piece of work. Rejects where the work throws, takes too long, or ends its process twice: once may be the fault of
   * another image.
   */
  run<Name extends keyof ImageWork>(name: Name, ...args: Parameters<ImageWork[Name]>): ReturnType<ImageWork[Name]>;
  /** The number of the process; undefined while none runs. */
  pid(): number | undefined;
}

interface Options {
  /** Milliseconds after which a process without work is ended, so that the memory that images took is given back. */
  readonly idleTime: number;
  /** Milliseconds after which a piece of work is given up, and its process with it. */
  readonly patience: number;
}

export function createImageProcess({ idleTime, patience }: Options): ImageProcess {
  let running: Running | undefined;
  let lastID = 0;

  const leave = (own: Running): void => {
    if (running === own) running = undefined;
  };
  /** The server may end while the process rests. */
  const rest = (own: Running): void => {
    own.child.unref();
    own.child.channel?.unref();
    own.idle = setTimeout(() => {
      leave(own);
      own.child.disconnect();
    }, idleTime).unref();
  };
  const take = (own: Running, id: number): Piece | undefined => {
    const piece = own.pieces.get(id);
    own.pieces.delete(id);
    clearTimeout(piece?.timer);
    if (piece && own.pieces.size === 0) rest(own);
    return piece;
  };
  const start = (): Running => {
    const child = fork(childFile, {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const own: Running = { child, pieces: new Map() };
    const end = (why: string): void => {
      leave(own);
      for (const id of own.pieces.keys()) take(own, id)?.reject(new Ended(`the process that makes images ended (${why})`));
      clearTimeout(own.idle);
    };
    child.on('message', (answered: Answered) => {
      const piece = take(own, answered.id);
      if ('failure' in answered) piece?.reject(new Error(answered.failure));
      else piece?.resolve(answered.result);
    });
    child.once('disconnect', () => leave(own));
    // More than one may come, and one that nobody hears ends the server.
    child.on('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(String(signal ?? code)));
    return own;
  };
  const ask = (asked: Asked): Promise<unknown> => {
    running ??= start();
    const own = running;
    clearTimeout(own.idle);
    own.child.ref();
    own.child.channel?.ref();
    return new Promise((resolve, reject) => {
      own.pieces.set(asked.id, { resolve, reject, timer: setTimeout(() => own.child.kill('SIGKILL'), patience) });
      own.child.send(asked, (error) => {
        if (error) take(own, asked.id)?.reject(new Ended(error.message));
      });
    });
  };
  return {
    run<Name extends keyof ImageWork>(name: Name, ...args: Parameters<ImageWork[Name]>) {
      const attempt = (): Promise<unknown> => ask({ id: (lastID += 1), name, args });
      const result = attempt().catch((error: unknown) => {
        if (error instanceof Ended) return attempt();
        throw error;
      });
      // The other side is the same build.
      return result as ReturnType<ImageWork[Name]>;
    },
    pid: () => running?.child.pid,
  };
}
