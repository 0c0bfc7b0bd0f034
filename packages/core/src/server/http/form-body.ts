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
import type { FileRule, FormRule, OtherFilesRule } from '../../contract/call.ts';
import { takeOtherFile } from './other-file.ts';
import type { OtherFile } from './other-file.ts';

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
  /** Files under names that the rule does not know, in their order. */
  readonly otherFiles: Readonly<Record<string, readonly OtherFile[]>>;
  /** Removes the files that the call left in their temporary place. */
  readonly dispose: () => Promise<void>;
}

const defaults = { maxFields: 20, maxFieldSize: 10_000 };
/** Bytes of the name of a field. */
const maxNameSize = 100;

const countOf = ({ maxCount = 1 }: FileRule): number => maxCount;

async function createParser(request: IncomingMessage, rule: FormRule): Promise<BusboyInstance> {
  const { Busboy } = await import('@fastify/busboy');
  const { maxFields = defaults.maxFields, maxFieldSize = defaults.maxFieldSize, files = {}, otherFiles } = rule;
  const maxFiles = Object.values(files).reduce((sum, each) => sum + countOf(each), otherFiles?.maxCount ?? 0);
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
 * Takes nothing more from a client until the request is resumed. A paused one reads on until its buffer is full: it is filled
 * with what is nobody's, and comes out again first.
 */
function createHold(request: IncomingMessage) {
  const filling = Buffer.alloc(request.readableHighWaterMark);
  let isHeld = false;
  let isLinePaused = false;
  /** Else one more reading would come in before the full buffer is noticed. */
  function pauseLine(): void {
    if (!isHeld || request.complete || request.destroyed) return;
    isLinePaused = true;
    request.socket.pause();
  }
  return {
    hold(): void {
      request.pause();
      if (isHeld || request.readableEnded || request.destroyed) return;
      isHeld = true;
      request.unshift(filling);
      // What asked for this reading has its turn before it.
      process.nextTick(pauseLine);
    },
    /** Whether a chunk is that filling, and nothing that was sent. */
    isFilling(chunk: Buffer): boolean {
      // It comes out as another view of the same bytes.
      if (chunk.buffer !== filling.buffer) return false;
      isHeld = false;
      // Nothing else does so once the request is whole, and the next one on this line would never be read.
      if (isLinePaused) request.socket.resume();
      isLinePaused = false;
      return true;
    },
  };
}

/** A name that a browser shows as it is, and that is no trap for whoever keeps values by name. */
const isPlainName = (name: string): boolean => name !== '__proto__' && !/[\p{Cc}\p{Cf}\uFFFD]/u.test(name);

/** The files of a form on their way in, by field. */
function createFiles<File>() {
  const files = new Map<string, Promise<File>[]>();
  return {
    countOf: (name: string): number => files.get(name)?.length ?? 0,
    add: (name: string, file: Promise<File>): void => void files.set(name, [...(files.get(name) ?? []), file]),
    /** All of them, once they are written. */
    written: async (): Promise<Record<string, File[]>> =>
      Object.fromEntries(await Promise.all([...files].map(async ([name, list]) => [name, await Promise.all(list)] as const))),
    settled: () => Promise.allSettled([...files.values()].flat()),
  };
}

/** Empty inputs for files come as files without a name. */
const withoutEmpty = (files: Record<string, OtherFile[]>): Record<string, OtherFile[]> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([name, list]) => {
      const sent = list.filter(({ fileName, size }) => fileName !== '' || size > 0);
      return sent.length > 0 ? [[name, sent] as const] : [];
    }),
  );

/**
 * Reads a form, urlencoded or multipart, and streams its files to disk. What its rule does not allow is refused as soon as
 * it is known, with the rest unread: too many fields, long ones and large bodies with G_06, files by the codes of their rules.
 */
export async function readForm(request: IncomingMessage, rule: FormRule, temporaryDir: string): Promise<FormBody> {
  const { maxFields = defaults.maxFields, maxSize = Infinity, files: fileRules = {}, otherFiles: otherRule } = rule;
  if (Number(request.headers['content-length'] ?? 0) > maxSize) throw new LecternError({ code: 'G_06' });
  const parser = await createParser(request, rule);
  await mkdir(temporaryDir, { recursive: true });

  const body = Object.create(null) as Record<string, string | string[]>;
  const files = createFiles<UploadedFile>();
  const otherFiles = createFiles<OtherFile>();
  const paths: string[] = [];
  const end = new AbortController();
  const refusal = Promise.withResolvers<never>();
  refusal.promise.catch(() => undefined);
  const { hold, isFilling } = createHold(request);
  let isRefused = false;
  const refuse = (error: unknown): void => {
    if (!isRefused) hold();
    isRefused = true;
    refusal.reject(error as Error);
  };
  let [fields, bytes, others] = [0, 0, 0];

  parser.on('field', (name, value, isNameCut, isValueCut) => {
    fields += 1;
    if (fields > maxFields || isNameCut) return refuse(new LecternError({ code: 'G_06' }));
    if (isValueCut) return refuse(new LecternError({ code: 'G_06', property: name }));
    if (Object.hasOwn(fileRules, name) || !isPlainName(name) || value.includes('\0'))
      return refuse(new LecternError({ code: 'V_12', property: name }));
    addValue(body, name, value);
  });
  const temporaryPath = (): string => {
    const path = join(temporaryDir, randomUUID());
    paths.push(path);
    return path;
  };
  const takeOther = (name: string, stream: Readable, fileName: string | undefined, { maxSize, maxCount }: OtherFilesRule) => {
    others += 1;
    if (others > maxCount || !isPlainName(name)) {
      stream.resume();
      return refuse(new LecternError({ code: others > maxCount ? 'G_06' : 'V_12', property: name }));
    }
    const taking = takeOtherFile(stream, { fileName: fileName ?? '', path: temporaryPath(), maxSize, signal: end.signal });
    taking.catch(refuse);
    otherFiles.add(name, taking);
  };
  parser.on('file', (name, stream, fileName) => {
    const fileRule = Object.hasOwn(fileRules, name) ? fileRules[name] : undefined;
    // An error of a stream that nobody reads would end the process.
    stream.on('error', () => undefined);
    if (!fileRule && otherRule) return takeOther(name, stream, fileName, otherRule);
    if (!fileRule || files.countOf(name) >= countOf(fileRule)) {
      stream.resume();
      return refuse(new LecternError({ code: 'V_12', property: name }));
    }
    const path = temporaryPath();
    const writing = writeFile(stream, { field: name, rule: fileRule, path, signal: end.signal }).then((written) => ({
      fileName,
      temporaryPath: path,
      ...written,
    }));
    writing.catch(refuse);
    files.add(name, writing);
  });
  const take = (chunk: Buffer): void => {
    if (isFilling(chunk) || isRefused) return;
    bytes += chunk.length;
    if (bytes > maxSize) return refuse(new LecternError({ code: 'G_06' }));
    if (parser.write(chunk) || isRefused) return;
    hold();
    parser.once('drain', () => isRefused || request.resume());
  };
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
    request.on('data', take);
    request.on('end', () => isRefused || parser.end());
    await Promise.race([isRead, refusal.promise]);
    const [known, other] = await Promise.race([Promise.all([files.written(), otherFiles.written()]), refusal.promise]);
    return { body: { ...body }, files: known, otherFiles: withoutEmpty(other), dispose };
  } catch (error) {
    end.abort();
    await Promise.all([files.settled(), otherFiles.settled()]);
    await dispose();
    throw error;
  }
}
