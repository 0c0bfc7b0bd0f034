import { createReadStream } from 'node:fs';
import { fail } from '../fail.ts';

/** The text of a file in parts, without the mark at its start. G_54 where it is no UTF-8. */
export async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Buffer): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      return fail('cannotBeRead', 'file');
    }
  };
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) yield decode(chunk);
  yield decode();
}
