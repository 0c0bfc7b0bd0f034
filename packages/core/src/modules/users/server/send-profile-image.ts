import type { Context } from 'koa';
import type { Lectern } from '#server/kernel/lectern.ts';
import { fail } from './fail.ts';

interface ImageAddress {
  readonly id: number;
  readonly hash: string;
}

/** Sends a profile image: kept by the person's own browser alone, and nothing that could run. */
export async function sendProfileImage(app: Lectern, ctx: Context, { id, hash }: ImageAddress): Promise<void> {
  const { rows } = await app.pool.query<{ bytes: Buffer; mime_type: string }>(
    'select bytes, mime_type from lectern_user_image where user_id = $1 and hash = $2',
    [id, hash],
  );
  const image = rows[0] ?? fail('noUser');
  const etag = `"${hash}"`;
  ctx.set({
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    // An erased image may not live on for long in anybody's browser.
    'cache-control': 'private, max-age=3600',
    etag,
  });
  if (ctx.get('if-none-match') === etag) {
    ctx.status = 304;
    return;
  }
  ctx.type = image.mime_type;
  ctx.body = image.bytes;
}
