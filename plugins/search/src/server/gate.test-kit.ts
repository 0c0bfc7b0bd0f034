import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';

/** A way to a database that can be cut and mended. */
export interface Gate {
  readonly port: number;
  readonly shut: () => Promise<void>;
  readonly open: () => Promise<void>;
}

export async function openGate(host: string, target: number): Promise<Gate> {
  const sockets = new Set<Socket>();
  const join = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('error', () => to.destroy());
    from.on('close', () => sockets.delete(from));
    from.pipe(to);
  };
  const serve = (port: number): Promise<Server> => {
    const server = createServer((near) => {
      const far = connect(target, host);
      join(near, far);
      join(far, near);
    });
    return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
  };
  let server = await serve(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    shut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    async open() {
      if (!server.listening) server = await serve(port);
    },
  };
}
