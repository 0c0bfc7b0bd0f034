import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Transform } from 'node:stream';
import type { BusboyInstance } from '@fastify/busboy';
import { LecternError } from '../../contract/errors.ts';
import type { MultipartRule } from '../../contract/call.ts';
import { createFileStream } from './temporary-file-stream.ts';

/** A file of a multipart request, on disk in a temporary place. */
export interface UploadedFile {
  readonly fileName: string;
  /** Where its bytes lie until they are moved; removed after the call. */
  readonly temporaryPath: string;
  readonly size: number;
  /** SHA-256, hexadecimal. */
  readonly hash: string;
}

const limits = { fields: 20, fieldNameSize: 100, fieldSize: 10_000, files: 1, parts: 21, headerPairs: 50 };

/** Reads a multipart request, streaming its one file to disk. `dispose` removes what the call left there. */
export async function readMultipart(
  request: IncomingMessage,
  rule: MultipartRule,
  temporaryDir: string,
): Promise<{ body: Record<string, string>; file: UploadedFile | undefined; dispose: () => Promise<void> }> {
  await mkdir(temporaryDir, { recursive: true });
  const body: Record<string, string> = Object.create(null) as Record<string, string>;
  const temporaryPath = join(temporaryDir, randomUUID());
  const dispose = (): Promise<void> => rm(temporaryPath, { force: true });
  let writing: Promise<UploadedFile> | undefined;
  let refusal: LecternError | undefined;

  const { Busboy } = await import('@fastify/busboy');
  let parser: BusboyInstance;
  try {
    parser = new Busboy({
      headers: request.headers as { 'content-type': string },
      limits: { ...limits, fileSize: rule.maxSize },
    });
  } catch (error) {
    throw new LecternError({ code: 'G_08' }, { cause: error });
  }

  parser.on('field', (name, value) => {
    if (name === '__proto__' || value.includes('\0')) refusal ??= new LecternError({ code: 'V_12', property: name });
    else body[name] = value;
  });
  parser.on('file', (name, stream, fileName) => {
    if (name !== rule.fileField || writing) {
      refusal ??= new LecternError({ code: 'V_12', property: name });
      stream.resume();
      return;
    }
    const hash = createHash('sha256');
    let size = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        hash.update(chunk);
        done(null, chunk);
      },
    });
    const target = createFileStream(temporaryPath);
    writing = pipeline(stream, measure, target.stream).then(() => {
      const failure = target.failure();
      if (failure !== undefined) throw failure as Error;
      if (stream.truncated) throw new LecternError({ code: rule.tooLarge, property: rule.fileField });
      return { fileName, temporaryPath, size, hash: hash.digest('hex') };
    });
    // A refusal elsewhere may end the call first; this rejection is read below in every other case.
    writing.catch(() => undefined);
  });

  try {
    await pipeline(request, parser).catch((error: unknown) => {
      throw new LecternError({ code: 'G_08' }, { cause: error });
    });
    const file = await writing;
    if (refusal) throw refusal;
    return { body: { ...body }, file, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}
