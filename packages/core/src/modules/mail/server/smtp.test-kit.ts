import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** The answer of a mail server to a recipient or to a whole mail. */
export type SmtpReply =
  'accept' | 'drop after accepting' | 'drop without answer' | { readonly code: number; readonly text: string };

export interface ReceivedMail {
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly source: string;
  readonly mail: Email;
}

/** A real mail server on this machine, and what it was handed. */
export interface TestSmtp {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** For the next mails, in order; then it accepts. */
  readonly replies: SmtpReply[];
  readonly recipientReplies: SmtpReply[];
  /** Connections that are open now, and how many there were at all. */
  readonly connections: () => { readonly open: number; readonly made: number };
  /** Cuts the connections of all clients. */
  hangUp(): void;
  /** Called when a mail has come in, before that is said. */
  onMail: () => void;
  close(): Promise<void>;
}

const refusal = ({ code, text }: { code: number; text: string }): Error => Object.assign(new Error(text), { responseCode: code });

export async function startSmtp(): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  const replies: SmtpReply[] = [];
  const recipientReplies: SmtpReply[] = [];
  const sockets = new Set<Socket>();
  /** Cuts the connection of one client, as the next may be on its way already, or of all. */
  const hangUp = (port?: number): void => {
    for (const socket of sockets) if (port === undefined || socket.remotePort === port) socket.destroy();
  };
  let made = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_, __, callback) {
      const reply = recipientReplies.shift();
      callback(typeof reply === 'object' ? refusal(reply) : undefined);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString();
        const reply = replies.shift() ?? 'accept';
        if (typeof reply === 'object') return callback(refusal(reply));
        void PostalMime.parse(source).then((mail) => {
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) },
            source,
            mail,
          });
          smtp.onMail();
          if (reply !== 'drop without answer') callback();
          if (reply !== 'accept') setTimeout(() => hangUp(session.remotePort), reply === 'drop without answer' ? 0 : 20);
        });
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    made += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    replies,
    recipientReplies,
    connections: () => ({ open: sockets.size, made }),
    hangUp: () => hangUp(),
    onMail: () => undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return smtp;
}

/** A server that takes connections and never says a word. */
export async function startSilence(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
