import type { Context } from 'koa';
import { fallbackImage } from '#contract/fallback-image.ts';
import type { ByteRange, MediaStore } from '../store/media-store.ts';

// Whatever a file contains, no script of it may run on this origin, and no other site may embed it.
const isolation = { 'content-security-policy': "default-src 'none'; sandbox", 'cross-origin-resource-policy': 'same-origin' };

/** The headers of an answer, known before its bytes are read. */
export interface MediaHeaders {
  /** With its quotation marks. */
  readonly etag: string;
  readonly mimeType: string;
  readonly cacheControl: string;
  /** The tag that a CDN purges it by. */
  readonly surrogateKey?: string | undefined;
  /** Whether pages of another origin may show it: previews have one of their own. */
  readonly isForEmbedding?: boolean | undefined;
}

/** Writes the headers. True where whoever asks has these very bytes already: the answer is complete then. */
export function isFresh(ctx: Context, { etag, mimeType, cacheControl, surrogateKey, isForEmbedding }: MediaHeaders): boolean {
  ctx.status = 200;
  ctx.set({ ...isolation, 'cache-control': cacheControl, etag });
  if (isForEmbedding) ctx.set('cross-origin-resource-policy', 'cross-origin');
  if (surrogateKey) ctx.set('surrogate-key', surrogateKey);
  ctx.type = mimeType;
  if (!ctx.fresh) return false;
  ctx.status = 304;
  return true;
}

/** Sends the fallback image in the place of one that is not there. Nobody keeps it: the image may come back. */
export function sendFallback(ctx: Context): void {
  ctx.status = 404;
  for (const name of ['etag', 'surrogate-key', 'content-disposition', 'accept-ranges']) ctx.remove(name);
  ctx.set({ ...isolation, 'cache-control': 'no-store' });
  ctx.type = 'image/svg+xml';
  ctx.body = fallbackImage;
}

/** The one range that a header asks for; undefined where the whole is sent instead, `unsatisfiable` where there is no such part. */
function rangeOf(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim());
  const [from = '', to = ''] = found?.slice(1) ?? [];
  if (!found || (from === '' && to === '')) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < start) return undefined;
  return start < size && start <= end ? { start, end } : 'unsatisfiable';
}

/** Sends a document as a file to be saved, in parts where that is asked for. False where its bytes are gone. */
export async function sendDocument(ctx: Context, media: MediaStore, file: { hash: string; fileName: string }): Promise<boolean> {
  const size = await media.size(file.hash);
  if (size === undefined) return false;
  const type = ctx.response.get('content-type');
  ctx.attachment(file.fileName);
  ctx.set({ 'content-type': type, 'accept-ranges': 'bytes' });
  const wanted = ctx.get('range');
  const isCurrent = ctx.get('if-range') === '' || ctx.get('if-range') === ctx.response.get('etag');
  const range = wanted !== '' && isCurrent && ctx.method === 'GET' ? rangeOf(wanted, size) : undefined;
  if (range === 'unsatisfiable') {
    ctx.status = 416;
    ctx.set({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' });
    ctx.body = '';
    return true;
  }
  if (ctx.method === 'HEAD') {
    ctx.length = size;
    return true;
  }
  const stream = range ? await media.readPart(file.hash, range) : (await media.read(file.hash))?.stream;
  if (!stream) return false;
  if (range) {
    ctx.status = 206;
    ctx.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  }
  ctx.length = range ? range.end - range.start + 1 : size;
  ctx.body = stream;
  return true;
}
