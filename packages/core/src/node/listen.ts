import type { Server } from 'node:http';
import { StartupError } from '../server/kernel/startup-error.ts';

/** Milliseconds and bytes that a client may take. */
export const serverLimits = { headersTimeout: 15_000, requestTimeout: 300_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 };

/** Milliseconds that requests under way get to end. */
const graceTime = 15_000;

interface ListenAt {
  readonly port: number;
  readonly host: string;
  /** That names the port. */
  readonly variable: string;
}

/** Resolves once a server listens; a `StartupError` where it cannot. */
export function listen(server: Server, { port, host, variable }: ListenAt): Promise<void> {
  return new Promise((resolveListening, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const known: Readonly<Record<string, [string, string]>> = {
        EADDRINUSE: [
          `Port ${port} on ${host} is in use by another program.`,
          `Stop that program, or set ${variable} to another port.`,
        ],
        EACCES: [`This user may not listen on port ${port}.`, `Set ${variable} to a port above 1023.`],
        EADDRNOTAVAIL: [`This machine has no address ${host}.`, 'Set HOST to one of its addresses, or to 0.0.0.0 for all.'],
        ENOTFOUND: [`The host ${host} is not known.`, 'Set HOST to an address of this machine.'],
      };
      const [cause, fix] = known[error.code ?? ''] ?? [
        `The server cannot listen: ${error.message}.`,
        'See the message of the operating system.',
      ];
      reject(new StartupError(cause, fix, { cause: error }));
    });
    server.listen(port, host, resolveListening);
  });
}

/** Stops taking requests, lets those under way end, and cuts off what takes too long. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolveClosed) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), graceTime);
    // A connection becomes idle when its answer has gone out, so it is looked at again and again.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cutOff);
      clearInterval(sweep);
      resolveClosed();
    });
  });
}
