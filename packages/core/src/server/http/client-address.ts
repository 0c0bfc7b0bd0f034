import { isIPv6 } from 'node:net';
import type { Context } from 'koa';

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail]: (string | undefined)[] = address.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}

/**
 * The network of an address: of IPv6 the first half, because a household or a machine has the whole second half to
 * choose from.
 */
export function networkOf(ip: string): string {
  const address = ip.toLowerCase().split('%', 1)[0] ?? '';
  const mapped = /^(?:0*:)*:ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::` : address;
}

/** The network address that a request comes from. Headers of proxies count only as far as `TRUST_PROXY` says. */
export const clientAddress = (ctx: Context): string => networkOf(ctx.ip);
