import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';

/** Milliseconds without a word of the scanner, after which it counts as gone. */
const longestSilence = 30_000;
/** The most bytes of an answer: one line. */
const longestAnswer = 1000;

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};

async function send(socket: Socket, content: Readable): Promise<void> {
  const write = async (bytes: Buffer): Promise<void> => {
    if (!socket.write(bytes)) await once(socket, 'drain');
  };
  await write(Buffer.from('zINSTREAM\0'));
  for await (const chunk of content as AsyncIterable<Buffer>) {
    if (chunk.length === 0) continue;
    await write(lengthOf(chunk.length));
    await write(chunk);
  }
  await write(lengthOf(0));
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    answer += chunk.toString('latin1');
    if (answer.includes('\0') || answer.length > longestAnswer) break;
  }
  return answer.split('\0')[0] ?? '';
}

/**
 * Asks clamd about a file, by its protocol INSTREAM: false where it found something in it. Rejects where it cannot be asked,
 * or has no verdict. `url` is `tcp://127.0.0.1:3310`.
 */
export async function isClean(url: string, content: Readable): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) });
  socket.setTimeout(longestSilence, () => socket.destroy(new Error('clamd does not answer')));
  try {
    await once(socket, 'connect');
    // It may have had enough before all is sent, and says why.
    const [, answer] = await Promise.all([send(socket, content), answerOf(socket)]);
    if (answer === 'stream: OK') return true;
    if (/^stream: .+ FOUND$/.test(answer)) return false;
    throw new Error(`clamd has no verdict: ${answer.slice(0, 200)}`);
  } finally {
    socket.destroy();
    content.destroy();
  }
}
