import * as http from 'node:http';
import * as https from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import type { FailureReason } from '../../failure-reasons.ts';
import type { LinkNetwork } from './link-network.ts';
import { isPublicAddress } from './public-address.ts';

/** A visit that ends here. */
export class VisitFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super(reason);
    this.name = 'VisitFailure';
    this.reason = reason;
  }
}

/** The head of an answer. */
export interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly retryAfter: string | undefined;
}

/** Rejects when a signal aborts. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) return reject(new VisitFailure('time'));
    signal.addEventListener('abort', () => reject(new VisitFailure('time')), { once: true });
  });

/** The public IP addresses of a host, as it stands in an address. */
export async function publicAddressesOf(host: string, network: LinkNetwork, signal: AbortSignal): Promise<readonly string[]> {
  const bare = host.replace(/^\[|\]$/g, '');
  const resolve = (): Promise<readonly string[]> =>
    network.resolve(bare).catch(() => {
      throw new VisitFailure('name');
    });
  const all = isIP(bare) ? [bare] : await Promise.race([resolve(), aborted(signal)]);
  if (all.length === 0) throw new VisitFailure('name');
  const open = all.filter(isPublicAddress);
  if (open.length === 0) throw new VisitFailure('private');
  return open;
}

/** Answers a socket that asks for any name with the addresses that were checked: the name is not resolved a second time. */
const lookupOf =
  (addresses: readonly string[]): LookupFunction =>
  (_name, { all }, callback) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    if (all) callback(null, found);
    else callback(null, found[0]?.address ?? '', found[0]?.family);
  };

/** The code of a failure of the connection as a reason. */
function reasonOf(error: NodeJS.ErrnoException): FailureReason {
  const code = error.code ?? '';
  return /CERT|SSL|TLS|EPROTO|SELF_SIGNED|ISSUER|ALTNAME/.test(code) ? 'secure' : 'connection';
}

interface Question {
  readonly url: URL;
  readonly method: 'HEAD' | 'GET';
  /** Public ones, to which the connection goes. */
  readonly addresses: readonly string[];
  readonly network: LinkNetwork;
  readonly userAgent: string;
  readonly signal: AbortSignal;
}

/** Asks an address for the head of its answer. Of a body nothing is read. */
export function askAddress({ url, method, addresses, network, userAgent, signal }: Question): Promise<Answer> {
  const { reach } = network;
  const name = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request({
      method,
      path: `${url.pathname}${url.search}`,
      // An address in numbers is asked for no name.
      host: reach && isIP(name) ? 'public.invalid' : name,
      port: reach?.port ?? (url.port || undefined),
      lookup: lookupOf(reach ? [reach.address] : addresses),
      headers: {
        host: url.host,
        'user-agent': userAgent,
        accept: 'text/html,*/*;q=0.8',
        ...(method === 'GET' ? { range: 'bytes=0-0' } : {}),
      },
      agent: false,
      signal,
    });
    request.on('error', (error) => reject(new VisitFailure(signal.aborted ? 'time' : reasonOf(error))));
    request.once('response', (response) => {
      const { statusCode: status = 0, headers } = response;
      response.destroy();
      resolve({ status, location: headers.location, retryAfter: headers['retry-after'] });
    });
    request.end();
  });
}
