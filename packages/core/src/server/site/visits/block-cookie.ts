import type { Context } from 'koa';
import type { BlockCookie } from '#contract/block.ts';

interface OwnCookie {
  /** The full type of the block, whose instances share it. */
  readonly type: string;
  /** Whether the site is served by https. */
  readonly isSecure: boolean;
}

const allowed = /^[\w.~-]{1,1000}$/;
const nameOf = ({ type, isSecure }: OwnCookie): string => (isSecure ? '__Host-' : '') + type.replace('/', '-');

/** The value of a block's own cookie; undefined where there is none, or one that was not set by us. */
export function readBlockCookie(ctx: Context, own: OwnCookie): string | undefined {
  const value = ctx.cookies.get(nameOf(own), { signed: false });
  return value !== undefined && allowed.test(value) ? value : undefined;
}

/** Sets a block's own cookie, or takes it away. Scripts cannot read it. */
export function writeBlockCookie(ctx: Context, own: OwnCookie, { days }: BlockCookie, value: string | undefined): void {
  if (value !== undefined && !allowed.test(value))
    throw new Error(`The cookie of ${own.type} holds letters, digits, "_", ".", "~" and "-", at most 1,000.`);
  const age = value === undefined ? 'Max-Age=0' : `Max-Age=${Math.round(days * 86_400)}`;
  const secure = own.isSecure ? '; Secure' : '';
  ctx.append('set-cookie', `${nameOf(own)}=${value ?? ''}; Path=/; ${age}; HttpOnly; SameSite=Lax${secure}`);
}
