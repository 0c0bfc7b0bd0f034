import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { Header, Pack, ReadEntry } from 'tar';
import type { BackupPart } from './manifest.ts';

function makeEntry(path: string, size: number, mtime: Date): ReadEntry {
  return new ReadEntry(new Header({ path, size, mtime, mode: 0o600, type: 'File' }));
}

/** Writes a packed archive file by file and remembers what it wrote of each. */
export function createArchive(file: string) {
  const pack = new Pack({ gzip: { level: 6 }, portable: true, strict: true });
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  pack.pipe(output);
  const done = finished(output);
  // Whoever waits is told; until then a failure is no unhandled one.
  done.catch(() => {});
  const failed = new Promise<never>((_, reject) => {
    pack.on('error', reject);
    output.on('error', reject);
  });
  failed.catch(() => {});
  const parts: BackupPart[] = [];

  const writeChunk = async (entry: ReadEntry, chunk: Buffer) => {
    if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), failed]);
  };

  return {
    parts,
    async addFile(options: { readonly path: string; readonly source: string }) {
      const { path, source } = options;
      const { size, mtime } = await stat(source);
      const entry = makeEntry(path, size, mtime);
      const hash = createHash('sha256');
      let written = 0;
      pack.add(entry);
      if (size > 0) {
        for await (const chunk of createReadStream(source, { end: size - 1 }) as AsyncIterable<Buffer>) {
          hash.update(chunk);
          written += chunk.length;
          await writeChunk(entry, chunk);
        }
      }
      if (written !== size) throw new Error(`${source} was changed while it was read.`);
      entry.end();
      parts.push({ path, size, sha256: hash.digest('hex') });
    },
    async addText(path: string, text: string) {
      const bytes = Buffer.from(text);
      const entry = makeEntry(path, bytes.length, new Date());
      pack.add(entry);
      await writeChunk(entry, bytes);
      entry.end();
    },
    async finish() {
      pack.end();
      await Promise.race([done, failed]);
    },
    async abandon() {
      output.destroy();
      await done.catch(() => {});
    },
  };
}
