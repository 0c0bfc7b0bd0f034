import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** The first of these texts (Latin-1, lower case) that a file holds in whatever case; read piece by piece. */
export async function findBytes(path: string, texts: readonly string[]): Promise<string | undefined> {
  if (texts.length === 0) return undefined;
  const overlap = Math.max(...texts.map((text) => text.length)) - 1;
  let tail = '';
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const window = tail + chunk.toString('latin1').toLowerCase();
    const found = texts.find((text) => window.includes(text));
    if (found !== undefined) return found;
    tail = window.slice(-overlap);
  }
  return undefined;
}

/** Some bytes of a file, as Latin-1: its first ones, or with a negative length its last. */
export async function readBytes(path: string, length: number): Promise<string> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const count = Math.min(Math.abs(length), size);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, length < 0 ? size - count : 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** True for a whole text in UTF-8 without control characters. */
export async function isPlainText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  const control = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      if (control.test(decoder.decode(chunk, { stream: true }))) return false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
