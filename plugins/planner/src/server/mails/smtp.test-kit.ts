import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it came in. */
export interface ReceivedMail {
  readonly to: string;
  readonly source: string;
  readonly mail: Email;
}

/** A real mail server on this machine, and what it was handed. */
export async function startSmtp(): Promise<{
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Addresses that it knows nobody of. */
  readonly unknown: Set<string>;
  close(): Promise<void>;
}> {
  const received: ReceivedMail[] = [];
  const unknown = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _, callback) {
      callback(unknown.has(address) ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null);
    },
    onData(stream, { envelope }, callback) {
      void buffer(stream).then(async (bytes) => {
        const to = envelope.rcptTo.map(({ address }) => address).join(' ');
        received.push({ to, source: bytes.toString(), mail: await PostalMime.parse(bytes) });
        callback();
      }, callback);
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    unknown,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
