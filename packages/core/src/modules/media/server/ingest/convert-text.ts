import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { newFile } from '#server/kernel/new-file.ts';
import { maxFileSize } from '../../media-limits.ts';
import { fail } from '../fail.ts';
import { readBytes } from './read-bytes.ts';
import { namedEncoding, strictDecoder } from './text-encoding.ts';

/** The text of a file, piece by piece; throws a TypeError where it is not written so. */
async function* decoded(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = strictDecoder(encoding);
  if (!decoder) throw new TypeError(`${encoding} is no encoding.`);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const control = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/;
/** Places that an older encoding leaves empty: bytes that are none of its letters. */
const empty = /[\u0080-\u009f]/;

async function isWrittenIn(path: string, encoding: string): Promise<boolean> {
  try {
    for await (const text of decoded(path, encoding)) {
      if (control.test(text) || (encoding === 'windows-1252' && empty.test(text))) return false;
    }
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/**
 * The encoding of a text without control characters: the one that it names, else UTF-8 or, as older programs write,
 * Windows-1252. Undefined for what is no text.
 */
export async function textEncoding(path: string): Promise<string | undefined> {
  const named = namedEncoding(await readBytes(path, 1024));
  for (const encoding of named ? [named] : ['utf-8', 'windows-1252']) {
    if (await isWrittenIn(path, encoding)) return encoding;
  }
  return undefined;
}

/**
 * Writes a text over itself in UTF-8, with the mark by which spreadsheets know it. Other names of the same bytes keep them.
 * ML_01 where it becomes too large.
 */
export async function convertText(path: string, encoding: string): Promise<{ readonly size: number; readonly hash: string }> {
  const target = join(dirname(path), randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  async function* written(): AsyncGenerator<Buffer> {
    let mark = '\ufeff';
    for await (const text of decoded(path, encoding)) {
      const bytes = Buffer.from(mark + text);
      mark = '';
      size += bytes.length;
      if (size > maxFileSize) fail('fileTooLarge', 'f');
      hash.update(bytes);
      yield bytes;
    }
  }
  try {
    await pipeline(written, await newFile(target));
    await rename(target, path);
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
  return { size, hash: hash.digest('hex') };
}
