import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Server } from '@tus/server';
import type { Context } from 'koa';
import type { UploadedFile } from '#server/http/form-body.ts';
import { maxFileSize, maxImageSize } from '../media-limits.ts';
import type { MediaStore } from './store/media-store.ts';
import { LecternError } from '#contract/errors.ts';
import { fail } from './fail.ts';

/** Uploads of the resumable kind (tus 1.0), each of one user, kept in a temporary folder until `add-file` names them. */
export interface Uploads {
  /** Answers a call of the protocol on behalf of a user. */
  handle(ctx: Context, userID: number): Promise<void>;
  /** A finished upload of this user as a file of its own; G_15 at `upload` where there is none. The caller removes it. */
  take(id: string, userID: number): Promise<UploadedFile>;
  /** Removes an upload that was taken in. */
  discard(id: string): Promise<void>;
  /** Removes what nobody finished. Answers with how many files there were. */
  sweep(now: Date): Promise<number>;
}

type Upload = Awaited<ReturnType<Server['datastore']['getUpload']>>;

/** Milliseconds after which an upload is given up, and a file of a call that never ended. */
const uploadLasts = 24 * 3_600_000;
const callLasts = 3_600_000;
/** Uploads that one user may have under way. */
const mostAtOnce = 50;

const idPattern = /^[0-9a-f]{32}$/;
/** Headers of the protocol; all others are the API's own. */
const answered = ['location', 'tus-resumable', 'upload-offset', 'upload-length', 'upload-metadata', 'upload-expires'];

/** Parts of the protocol that are not offered. */
const notOffered = ['upload-concat', 'upload-defer-length'];

const codes: Readonly<Record<number, string>> = {
  403: 'G_08',
  404: 'G_15',
  409: 'G_03',
  410: 'G_15',
  413: 'ML_01',
  415: 'G_05',
  501: 'G_08',
};

/** A failure of the protocol in the API's own words. A disk that takes no more is the one thing that stops a write. */
const failureOf = (status: number): LecternError => new LecternError({ code: codes[status] ?? (status < 500 ? 'G_08' : 'G_14') });

function webRequest(ctx: Context): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(ctx.headers)) {
    if (typeof value === 'string' && name !== 'x-http-method-override') headers.set(name, value);
  }
  const hasBody = ctx.method === 'PATCH' || ctx.method === 'POST';
  return new Request(new URL(ctx.path, 'http://localhost'), {
    method: ctx.method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(ctx.req) as ReadableStream as BodyInit, duplex: 'half' } : {}),
  });
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  // One buffer for the whole file: a stream would take another for every piece.
  const piece = Buffer.allocUnsafe(256 * 1024);
  const file = await open(path);
  try {
    for (;;) {
      const { bytesRead } = await file.read(piece);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(piece.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}

interface Options {
  readonly media: Pick<MediaStore, 'temporaryDir'>;
  readonly apiPath: string;
}

/** Uploads in the temporary folder of the media store. */
export function createUploads({ media, apiPath }: Options): Uploads {
  const directory = join(media.temporaryDir, 'uploads');
  const owners = new WeakMap<object, number>();
  const beginnings = new Map<number, Promise<void>>();
  let opening: Promise<Server> | undefined;

  async function open(): Promise<Server> {
    const [{ Server: TusServer }, { FileStore }] = await Promise.all([import('@tus/server'), import('@tus/file-store')]);
    await mkdir(directory, { recursive: true });
    return new TusServer({
      path: `${apiPath}/medialib/uploads`,
      relativeLocation: true,
      maxSize: maxFileSize,
      datastore: new FileStore({ directory, expirationPeriodInMilliseconds: uploadLasts }),
      onUploadCreate: (request, upload) =>
        Promise.resolve({ metadata: { ...upload.metadata, owner: String(owners.get(request)) } }),
    });
  }
  const server = (): Promise<Server> => (opening ??= open());

  async function own(id: string, userID: number): Promise<Upload | undefined> {
    if (!idPattern.test(id)) return undefined;
    const upload = await (await server()).datastore.getUpload(id).catch(() => undefined);
    return upload?.metadata?.['owner'] === String(userID) ? upload : undefined;
  }

  async function assertFew(userID: number): Promise<void> {
    const names = await readdir(directory).catch(() => []);
    const ids = names.filter((name) => idPattern.test(name));
    if (ids.length < mostAtOnce) return;
    const owned = await Promise.all(ids.map((id) => own(id, userID)));
    if (owned.filter(Boolean).length >= mostAtOnce) fail('libraryFull', 'f');
  }

  /** Begins one upload of a user after another, so that many at once are counted too. */
  async function begin(userID: number, work: () => Promise<void>): Promise<void> {
    const before = beginnings.get(userID);
    const own = (async () => {
      await before?.catch(() => undefined);
      await assertFew(userID);
      await work();
    })();
    beginnings.set(userID, own);
    try {
      await own;
    } finally {
      if (beginnings.get(userID) === own) beginnings.delete(userID);
    }
  }

  async function pass(tus: Server, ctx: Context, userID: number): Promise<void> {
    const request = webRequest(ctx);
    owners.set(request, userID);
    const response = await tus.handleWeb(request);
    if (response.status >= 400) throw failureOf(response.status);
    for (const name of answered) {
      const value = response.headers.get(name);
      if (value !== null) ctx.set(name, value);
    }
    ctx.set('cache-control', 'no-store');
    ctx.body = null;
    ctx.status = response.status;
  }

  const removeFiles = (id: string): Promise<unknown> =>
    Promise.all([id, `${id}.json`].map((name) => rm(join(directory, name), { force: true })));

  async function sweepFolder(folder: string, age: number, now: Date): Promise<number> {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    let removed = 0;
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(folder, entry.name);
      const facts = await stat(path).catch(() => undefined);
      if (!facts || now.getTime() - facts.mtimeMs < age) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }

  return {
    async handle(ctx, userID) {
      const tus = await server();
      if (notOffered.some((name) => ctx.get(name) !== '')) fail('unreadable');
      if (ctx.method === 'POST') return begin(userID, () => pass(tus, ctx, userID));
      if (!(await own(ctx.path.slice(ctx.path.lastIndexOf('/') + 1), userID))) fail('gone');
      // The bytes of an upload are told to nobody before they were looked at.
      if (ctx.method === 'GET') fail('wrongMethod');
      await pass(tus, ctx, userID);
    },

    async take(id, userID) {
      const upload = (await own(id, userID)) ?? fail('gone', 'upload');
      if (upload.size === undefined || upload.offset !== upload.size) fail('noFile', 'upload');
      const temporaryPath = join(media.temporaryDir, randomUUID());
      const source = join(directory, id);
      // An image may be changed where it lies, so it is copied; a second name for the bytes is enough for all else.
      if (upload.offset > maxImageSize) await link(source, temporaryPath);
      else await copyFile(source, temporaryPath, constants.COPYFILE_FICLONE);
      const fileName = upload.metadata?.['filename'] ?? '';
      return { fileName, temporaryPath, size: upload.offset, hash: await hashOf(temporaryPath) };
    },

    discard: async (id) => void (idPattern.test(id) && (await removeFiles(id))),

    async sweep(now) {
      const left = await sweepFolder(media.temporaryDir, callLasts, now);
      return left + (await sweepFolder(directory, uploadLasts, now));
    },
  };
}
