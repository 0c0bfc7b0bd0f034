import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BusboyInstance } from '@fastify/busboy';
import { LecternError } from '../../contract/errors.ts';
import type { FileRule, FormRule } from '../../contract/call.ts';

/** A file of a form, on disk in a temporary place. */
export interface UploadedFile {
  readonly fileName: string;
  /** Where its bytes lie until they are moved; removed after the call. */
  readonly temporaryPath: string;
  readonly size: number;
  /** SHA-256, hexadecimal. */
  readonly hash: string;
}

/** A form as it came in. */
export interface FormBody {
  /** Values by name; of a name that comes more than once all of them, in their order. */
  readonly body: Readonly<Record<string, string | readonly string[]>>;
  /** Files by field, in their order. */
  readonly files: Readonly<Record<string, readonly UploadedFile[]>>;
  /** Removes the files that the call left in their temporary place. */
  readonly dispose: () => Promise<void>;
}

const defaults = { maxFields: 20, maxFieldSize: 10_000 };
/** Bytes of the name of a field. */
const maxNameSize = 100;

const countOf = ({ maxCount = 1 }: FileRule): number => maxCount;

async function createParser(request: IncomingMessage, rule: FormRule): Promise<BusboyInstance> {
  const { Busboy } = await import('@fastify/busboy');
  const { maxFields = defaults.maxFields, maxFieldSize = defaults.maxFieldSize, files = {} } = rule;
  const maxFiles = Object.values(files).reduce((sum, each) => sum + countOf(each), 0);
  // One more of each than is allowed, so that what is too much is seen, and not passed over.
  const limits = {
    fields: maxFields + 1,
    fieldNameSize: maxNameSize,
    fieldSize: maxFieldSize,
    files: maxFiles + 1,
    parts: maxFields + maxFiles + 2,
    headerPairs: 50,
  };
  try {
    return new Busboy({ headers: request.headers as { 'content-type': string }, limits });
  } catch (error) {
    throw new LecternError({ code: 'G_08' }, { cause: error });
  }
}

/** Writes one file of a form to disk. Rejects as soon as it is larger than its rule allows. */
async function writeFile(
  stream: Readable,
  {
    field,
    rule,
    path,
    signal,
  }: { readonly field: string; readonly rule: FileRule; readonly path: string; readonly signal: AbortSignal },
): Promise<Pick<UploadedFile, 'size' | 'hash'>> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      if (size > rule.maxSize) done(new LecternError({ code: rule.tooLarge, property: field }));
      else done(null, chunk);
    },
  });
  await pipeline(stream, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
  return { size, hash: hash.digest('hex') };
}

/** Adds a value under a name, which makes a list of it where there is one already. */
function addValue(body: Record<string, string | string[]>, name: string, value: string): void {
  const before = body[name];
  if (before === undefined) body[name] = value;
  else body[name] = Array.isArray(before) ? [...before, value] : [before, value];
}

/**
 * Reads a form, urlencoded or multipart, and streams its files to disk. What its rule does not allow is refused as soon as
 * it is known, with the rest unread: too many fields, long ones and large bodies with G_06, files by the codes of their rules.
 */
export async function readForm(request: IncomingMessage, rule: FormRule, temporaryDir: string): Promise<FormBody> {
  const { maxFields = defaults.maxFields, maxSize = Infinity, files: fileRules = {} } = rule;
  if (Number(request.headers['content-length'] ?? 0) > maxSize) throw new LecternError({ code: 'G_06' });
  const parser = await createParser(request, rule);
  await mkdir(temporaryDir, { recursive: true });

  const body = Object.create(null) as Record<string, string | string[]>;
  const files = new Map<string, Promise<UploadedFile>[]>();
  const paths: string[] = [];
  const end = new AbortController();
  const refusal = Promise.withResolvers<never>();
  refusal.promise.catch(() => undefined);
  const refuse = (error: unknown): void => {
    request.unpipe(parser).pause();
    refusal.reject(error as Error);
  };
  let [fields, bytes] = [0, 0];

  parser.on('field', (name, value, isNameCut, isValueCut) => {
    fields += 1;
    if (fields > maxFields || isNameCut) return refuse(new LecternError({ code: 'G_06' }));
    if (isValueCut) return refuse(new LecternError({ code: 'G_06', property: name }));
    if (Object.hasOwn(fileRules, name) || name === '__proto__' || /[\p{Cc}\p{Cf}\uFFFD]/u.test(name) || value.includes('\0'))
      return refuse(new LecternError({ code: 'V_12', property: name }));
    addValue(body, name, value);
  });
  parser.on('file', (name, stream, fileName) => {
    const fileRule = Object.hasOwn(fileRules, name) ? fileRules[name] : undefined;
    const others = files.get(name) ?? [];
    // An error of a stream that nobody reads would end the process.
    stream.on('error', () => undefined);
    if (!fileRule || others.length >= countOf(fileRule)) {
      stream.resume();
      return refuse(new LecternError({ code: 'V_12', property: name }));
    }
    const path = join(temporaryDir, randomUUID());
    paths.push(path);
    const writing = writeFile(stream, { field: name, rule: fileRule, path, signal: end.signal }).then((written) => ({
      fileName,
      temporaryPath: path,
      ...written,
    }));
    writing.catch(refuse);
    files.set(name, [...others, writing]);
  });
  const measure = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (bytes > maxSize) refuse(new LecternError({ code: 'G_06' }));
  };
  request.on('data', measure);
  const unreadable = (cause: unknown): void => refuse(new LecternError({ code: 'G_08' }, { cause }));
  const isRead = new Promise<void>((resolve) => parser.on('finish', resolve));
  parser.on('error', unreadable);
  request.on('error', unreadable);
  request.on('close', () => {
    if (!request.readableEnded) unreadable(new Error('The client went away.'));
  });

  const dispose = async (): Promise<void> => {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  };
  try {
    request.pipe(parser);
    await Promise.race([isRead, refusal.promise]);
    const written = await Promise.race([
      Promise.all([...files].map(async ([name, list]) => [name, await Promise.all(list)] as const)),
      refusal.promise,
    ]);
    return { body: { ...body }, files: Object.fromEntries(written), dispose };
  } catch (error) {
    request.off('data', measure);
    end.abort();
    await Promise.allSettled([...files.values()].flat());
    await dispose();
    throw error;
  }
}
