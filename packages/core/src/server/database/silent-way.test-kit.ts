import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';

/** A way to a database that can fall silent: its connections stay, and nothing comes through any more. */
export interface SilentWay {
  readonly port: number;
  /** Connections that were made over it. */
  readonly made: () => number;
  /** Goodbyes are answered, or not even they. */
  readonly fallSilent: (how: { readonly endsPolitely: boolean }) => void;
  readonly close: () => Promise<void>;
}

export async function openSilentWay(host: string, port: number): Promise<SilentWay> {
  const sockets = new Set<Socket>();
  let made = 0;
  let isSilent = false;
  let endsPolitely = true;
  const pass = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('error', () => to.destroy());
    from.on('data', (bytes) => isSilent || to.write(bytes));
    from.on('end', () => (isSilent ? endsPolitely && from.end() : to.end()));
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    made += 1;
    const far = connect(port, host);
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    made: () => made,
    fallSilent: (how) => {
      isSilent = true;
      ({ endsPolitely } = how);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
