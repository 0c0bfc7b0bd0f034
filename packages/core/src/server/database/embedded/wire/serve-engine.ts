import { once } from 'node:events';
import { createServer } from 'node:net';
import type { ListenOptions, Socket } from 'node:net';
import { setImmediate as nextTurnOfLoop } from 'node:timers/promises';
import { serveClient } from './client-session.ts';
import type { ClientSession } from './client-session.ts';
import { makeError } from './frames.ts';
import { makeStartupPacket } from './greeting.ts';
import { createTurns } from './turns.ts';
import type { Engine } from './turns.ts';

/** Offers the backend to clients of PostgreSQL on a socket. */
export async function serveEngine(options: {
  readonly engine: Engine;
  readonly listen: ListenOptions;
  readonly user: string;
  readonly database: string;
  readonly password: string;
  readonly maxConnections: number;
  readonly onBroken: (error: unknown) => void;
  readonly onLongWait: (seconds: number) => void;
  /** Seconds that a transaction may do nothing while others wait. */
  readonly idleSeconds?: number;
}) {
  const { engine, listen, user, database, password, maxConnections, onBroken, onLongWait, idleSeconds } = options;
  const answer: Buffer[] = [];
  await engine.run(new Uint8Array(makeStartupPacket(user, database)), (data) => answer.push(Buffer.from(data)));
  const welcome = Buffer.concat(answer);

  const sessions = new Map<number, ClientSession>();
  const onIdle = (client: number): void => {
    sessions.get(client)?.end();
    sessions.delete(client);
  };
  const turns = createTurns({ engine, onBroken, onLongWait, onIdle, ...(idleSeconds === undefined ? {} : { idleSeconds }) });
  const sockets = new Set<Socket>();
  let lastId = 0;
  const server = createServer((socket) => {
    const isFull = sockets.size >= maxConnections;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (isFull) {
      socket.on('error', () => socket.destroy()).resume();
      socket.end(makeError({ severity: 'FATAL', code: '53300', message: 'The embedded database has no connection left.' }));
      return;
    }
    const id = ++lastId;
    sessions.set(id, serveClient({ id, socket, password, welcome, turns }));
    socket.once('close', () => sessions.delete(id));
  });
  server.listen(listen);
  await once(server, 'listening');

  return {
    address: server.address(),
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
      await nextTurnOfLoop();
      await turns.settled();
      turns.end();
    },
  };
}
