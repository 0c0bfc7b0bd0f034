import type { LinkNetwork } from './link-network.ts';
import { askAddress, publicAddressesOf, VisitFailure } from './ask-address.ts';
import type { Answer } from './ask-address.ts';
import type { Visit } from './visit.types.ts';

/** Redirects that are followed, as browsers do about twice as many. */
const mostRedirects = 10;
/** Characters of an address to which one moved that are kept. */
const longestMove = 2000;

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const permanent: ReadonlySet<number> = new Set([301, 308]);
const later: ReadonlySet<number> = new Set([429, 503]);
/** Asks who one is, or keeps machines out: people may well find something. */
const closed: ReadonlySet<number> = new Set([401, 403, 407, 451, 999]);

interface Visitor {
  readonly network: LinkNetwork;
  readonly userAgent: string;
}

/** Asks for the head alone; where that is refused, as a browser asks. */
async function headOf(url: URL, { network, userAgent }: Visitor, signal: AbortSignal): Promise<Answer> {
  const addresses = await publicAddressesOf(url.hostname, network, signal);
  const question = { url, addresses, network, userAgent, signal };
  const head = await askAddress({ ...question, method: 'HEAD' }).catch((error: unknown) => {
    if (error instanceof VisitFailure && error.reason === 'connection') return undefined;
    throw error;
  });
  const isRefused = head === undefined || (head.status >= 400 && !later.has(head.status));
  return isRefused ? askAddress({ ...question, method: 'GET' }) : head;
}

/** Seconds of a `Retry-After`, which says them or a date. */
function secondsOf(retryAfter: string | undefined, now: Date): number | undefined {
  if (retryAfter === undefined) return undefined;
  const seconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now.getTime()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/** Where an answer leads on, with the place on the page that was asked for. */
function nextOf(url: URL, location: string): URL {
  if (!URL.canParse(location, url)) throw new VisitFailure('connection');
  const next = new URL(location, url);
  if (next.hash === '') next.hash = url.hash;
  return next;
}

/** Whether two addresses differ only in how they are written. */
const isSame = (one: string, other: string): boolean => one === other || new URL(one).href === new URL(other).href;

function judge(address: string, { status, retryAfter }: Answer, movedTo: string | undefined, now: Date): Visit {
  if (later.has(status)) return { kind: 'later', status, seconds: secondsOf(retryAfter, now) };
  if (closed.has(status)) return { kind: 'closed', status };
  // A server that knows no ranges for what it has none of.
  if (status >= 400 && status !== 416) return { kind: 'failed', reason: 'status', status };
  const isMoved = movedTo !== undefined && movedTo.length <= longestMove && !isSame(movedTo, address);
  return { kind: 'good', status, movedTo: isMoved ? movedTo : null };
}

async function follow(address: string, visitor: Visitor, now: Date): Promise<Visit> {
  const signal = AbortSignal.timeout(visitor.network.patience);
  let url = new URL(address);
  let movedTo: string | undefined;
  let isForGood = true;
  for (let count = 0; count <= mostRedirects; count += 1) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new VisitFailure('scheme');
    const answer = await headOf(url, visitor, signal);
    if (!redirects.has(answer.status) || answer.location === undefined) return judge(address, answer, movedTo, now);
    url = nextOf(url, answer.location);
    isForGood &&= permanent.has(answer.status);
    if (isForGood) movedTo = url.href;
  }
  throw new VisitFailure('circle');
}

/**
 * Visits an address of another site as a visitor is led, and says what became of it. Only public addresses are asked, also
 * where it leads on; nothing is read but heads. Never rejects.
 */
export async function visitAddress(address: string, visitor: Visitor, now: Date): Promise<Visit> {
  try {
    return await follow(address, visitor, now);
  } catch (error) {
    if (error instanceof VisitFailure) return { kind: 'failed', reason: error.reason, status: null };
    throw error;
  }
}
