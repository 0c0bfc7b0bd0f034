import { createReadStream } from 'node:fs';
import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { readPdf } from './read-pdf.ts';

const unpack = promisify(inflate);

/** Names by which a PDF has a script or a program run. */
const acting: ReadonlySet<string> = new Set(['JavaScript', 'JS', 'Launch']);

/** Bytes that the lists of objects of one file may unpack to. */
const mostUnpacked = 64_000_000;

/** A list of objects as it was written; empty where it is packed in another way, or sealed by a password. */
async function unpacked(stream: Buffer, most: number): Promise<Buffer> {
  // The line end behind the keyword is no part of it, and may be of two signs.
  const begin = stream.findIndex((byte) => byte !== 10 && byte !== 13);
  try {
    return await unpack(stream.subarray(Math.max(0, begin)), { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return Buffer.alloc(0);
  }
}

/** Whether a PDF has something run when it is opened or used: a script, or another program. Its lists of objects are looked into. */
export async function hasPdfActions(path: string): Promise<boolean> {
  let isActing = false;
  let left = mostUnpacked;
  const packed: Buffer[] = [];
  const name = (found: string): void => {
    isActing ||= acting.has(found);
  };
  const file = readPdf({ name, objects: (bytes) => packed.push(bytes) });
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    file.write(chunk);
    for (const stream of packed.splice(0)) {
      const objects = await unpacked(stream, Math.max(1, left));
      left -= objects.length;
      const list = readPdf({ name });
      list.write(objects);
      list.end();
    }
    if (isActing) return true;
  }
  file.end();
  return isActing;
}
