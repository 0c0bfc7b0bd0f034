import { makeFrame, makeQuery } from './frames.ts';

/** The one backend behind all clients. */
export interface Engine {
  readonly run: (message: Uint8Array, onData: (data: Uint8Array) => void) => Promise<void>;
  readonly isInTransaction: () => boolean;
}

/** Messages of one client that belong together. */
export interface Turn {
  readonly client: number;
  readonly message: Uint8Array;
  /** False as long as the client has not sent the `Sync` that ends what it began. */
  readonly isComplete: boolean;
  readonly onData: (data: Uint8Array) => void;
}

type Waiting = Turn & { readonly kind: 'run' | 'leave'; readonly done: () => void; readonly since: number };

const ignore = () => {};

/**
 * Lets clients take turns at the one backend. A client keeps it from the first message of a batch until the
 * batch is complete and no transaction is open: an unnamed statement or a transaction never meets another client's.
 */
export function createTurns(options: {
  readonly engine: Engine;
  /** The backend itself broke: nothing that it says from now on can be trusted. */
  readonly onBroken: (error: unknown) => void;
  readonly onLongWait?: (seconds: number) => void;
  readonly longWaitSeconds?: number;
  /** A client keeps the others waiting in a transaction in which it does nothing: it has to go. */
  readonly onIdle?: (client: number) => void;
  readonly idleSeconds?: number;
}) {
  const { engine, onBroken, onLongWait = ignore, longWaitSeconds = 10, onIdle = ignore, idleSeconds = 60 } = options;
  const queue: Waiting[] = [];
  let owner: number | undefined;
  let isOwnerMidBatch = false;
  let isRunning = false;
  let isBroken = false;
  let lastTurnAt = 0;

  const takeNext = (): Waiting | undefined => {
    const at = owner === undefined ? 0 : queue.findIndex((turn) => turn.client === owner);
    return at < 0 ? undefined : queue.splice(at, 1)[0];
  };

  const perform = async (turn: Waiting): Promise<void> => {
    if (turn.kind === 'leave') {
      if (owner === turn.client && isOwnerMidBatch) await engine.run(makeFrame('S'), ignore);
      if (owner === turn.client && engine.isInTransaction()) await engine.run(makeQuery('rollback'), ignore);
      if (turn.message.length > 0) await engine.run(turn.message, ignore);
      if (owner === turn.client) owner = undefined;
      return;
    }
    owner = turn.client;
    await engine.run(turn.message, turn.onData);
    lastTurnAt = Date.now();
    isOwnerMidBatch = !turn.isComplete;
    if (turn.isComplete && !engine.isInTransaction()) owner = undefined;
  };

  const runAll = async (): Promise<void> => {
    if (isRunning || isBroken) return;
    isRunning = true;
    try {
      for (let turn = takeNext(); turn; turn = takeNext()) {
        await perform(turn);
        turn.done();
      }
    } catch (error) {
      isBroken = true;
      onBroken(error);
    } finally {
      isRunning = false;
    }
  };

  const enqueue = (turn: Turn & { readonly kind: Waiting['kind'] }): Promise<void> =>
    new Promise((resolve) => {
      queue.push({ ...turn, done: resolve, since: Date.now() });
      void runAll();
    });

  let warnedAt = 0;
  const watch = setInterval(() => {
    const oldest = queue[0];
    const seconds = oldest ? Math.round((Date.now() - oldest.since) / 1000) : 0;
    if (oldest && seconds >= longWaitSeconds && warnedAt !== oldest.since) {
      warnedAt = oldest.since;
      onLongWait(seconds);
    }
    // Who waits may be what the owner waits for: a transaction that asks for a second connection would never end.
    if (oldest && owner !== undefined && !isRunning && Date.now() - lastTurnAt >= idleSeconds * 1000) onIdle(owner);
  }, 1000);
  watch.unref();

  return {
    take: (turn: Turn) => enqueue({ ...turn, kind: 'run' }),
    /** The client is gone: what it left open is rolled back, what it prepared is forgotten. */
    leave: (client: number, cleanUp: Uint8Array) =>
      enqueue({ client, message: cleanUp, isComplete: true, onData: ignore, kind: 'leave' }),
    /** Resolves when everything that was asked before is done. */
    settled: () => enqueue({ client: 0, message: new Uint8Array(), isComplete: true, onData: ignore, kind: 'leave' }),
    end: () => clearInterval(watch),
  };
}
