import type { Socket } from 'node:net';
import { createFrameReader, frameType, makeError, makeFrame } from './frames.ts';
import type { Frame } from './frames.ts';
import { askForPassword, cancelRequest, gssRequest, isSamePassword, protocolMajor, sslRequest } from './greeting.ts';
import { createStatementNames } from './statement-names.ts';
import type { createTurns } from './turns.ts';

interface Session {
  readonly id: number;
  readonly socket: Socket;
  readonly password: string;
  /** The messages of the backend to a client that may come in. */
  readonly welcome: Uint8Array;
  readonly turns: ReturnType<typeof createTurns>;
}

// Sync, simple query and function call are answered with "ready"; Flush asks for what there is so far.
const completingFrames = new Set(['S', 'Q', 'F']);

/** A client that is connected. */
export interface ClientSession {
  /** Ends it as PostgreSQL ends a transaction in which nothing happens. */
  readonly end: () => void;
}

/** Speaks PostgreSQL's protocol with one client and hands its batches to the turns. */
export function serveClient({ id, socket, password, welcome, turns }: Session): ClientSession {
  const reader = createFrameReader();
  const names = createStatementNames(id);
  let state: 'startup' | 'password' | 'ready' | 'gone' = 'startup';
  let batch: Frame[] = [];
  let lastTurn: Promise<void> = Promise.resolve();

  const write = (data: Uint8Array) => {
    // The backend reuses the memory that it hands out.
    if (socket.writable) socket.write(Buffer.from(data));
  };
  const refuse = (code: string, message: string) => {
    state = 'gone';
    socket.end(makeError({ severity: 'FATAL', code, message }));
  };

  const startup = (packet: Buffer) => {
    const code = packet.length >= 8 ? packet.readInt32BE(4) : 0;
    if (code === sslRequest || code === gssRequest) return void socket.write('N');
    if (code === cancelRequest) {
      state = 'gone';
      return void socket.end();
    }
    if (code >> 16 !== protocolMajor) return refuse('08P01', 'This protocol is not spoken here.');
    state = 'password';
    socket.write(askForPassword());
  };

  const checkPassword = (frame: Frame) => {
    const given = frame.subarray(5, -1).toString();
    if (frameType(frame) !== 'p' || !isSamePassword(given, password)) return refuse('28P01', 'The password is wrong.');
    state = 'ready';
    write(welcome);
  };

  const message = (frame: Frame) => {
    const type = frameType(frame);
    if (type === 'X') return void lastTurn.then(() => socket.end());
    batch.push(names.translate(frame));
    const isComplete = completingFrames.has(type);
    if (!isComplete && type !== 'H') return;
    const bytes = new Uint8Array(Buffer.concat(batch));
    batch = [];
    lastTurn = turns.take({ client: id, message: bytes, isComplete, onData: write });
  };

  const readAll = () => {
    while (state !== 'gone') {
      const frame = state === 'startup' ? reader.nextStartup() : reader.next();
      if (!frame) return;
      if (state === 'startup') startup(frame);
      else if (state === 'password') checkPassword(frame);
      else message(frame);
    }
  };

  socket.setNoDelay(true);
  socket.on('data', (chunk: Buffer) => {
    try {
      reader.push(chunk);
      readAll();
    } catch {
      refuse('08P01', 'That was not a message of the PostgreSQL protocol.');
    }
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    const wasReady = state === 'ready';
    state = 'gone';
    const prepared = names.closeAll();
    const cleanUp = prepared.length > 0 ? Buffer.concat([...prepared, makeFrame('S')]) : Buffer.alloc(0);
    if (wasReady) void turns.leave(id, new Uint8Array(cleanUp));
  });
  return {
    end: () =>
      socket.end(makeError({ severity: 'FATAL', code: '25P03', message: 'The transaction did nothing while others waited.' })),
  };
}
