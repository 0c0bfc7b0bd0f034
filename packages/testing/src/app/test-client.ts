import { request as send } from 'node:http';
import type { Agent, IncomingMessage } from 'node:http';
import { createResponse } from './test-response.ts';
import type { TestResponse } from './test-response.ts';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | (string & {});

export interface RequestOptions {
  /** Added to what every call has; `undefined` takes a header away. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** Somebody with cookies of their own. Calls carry both headers that the API asks for. */
export interface TestClient {
  /** A body that is an object is sent as JSON, a `FormData` as multipart, text and bytes as they are. */
  request(method: Method, path: string, body?: unknown, options?: RequestOptions): Promise<TestResponse>;
  /** Cookies by name. May be changed. */
  readonly cookies: Map<string, string>;
  /** The CSRF token that the next call needs. */
  token(): Promise<string>;
}

interface Place {
  readonly port: number;
  readonly apiPath: string;
  readonly agent: Agent;
  /** Told of what no log may hold: cookies, tokens, passwords. */
  readonly keepOut: (secret: string) => void;
}

interface Payload {
  readonly bytes: Buffer | undefined;
  readonly type: string | undefined;
}

async function payloadOf(body: unknown): Promise<Payload> {
  if (body === undefined) return { bytes: undefined, type: undefined };
  if (body instanceof FormData) {
    const encoded = new Response(body);
    return { bytes: Buffer.from(await encoded.arrayBuffer()), type: encoded.headers.get('content-type') ?? undefined };
  }
  const bytes = typeof body === 'string' || body instanceof Uint8Array ? Buffer.from(body) : Buffer.from(JSON.stringify(body));
  return { bytes, type: 'application/json' };
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function isOver(line: string): boolean {
  const expires = /; *expires=([^;]+)/i.exec(line)?.[1];
  return (expires !== undefined && Date.parse(expires) <= Date.now()) || /; *max-age=(0|-\d+)/i.test(line);
}

/** Fields of a body that hold what only its sender may know. */
const secretFields = ['password', 'currentPassword', 'confirm', 'token'];

const secretsOf = (body: unknown): string[] =>
  typeof body === 'object' && body !== null
    ? secretFields.map((name) => (body as Readonly<Record<string, unknown>>)[name]).filter((value) => typeof value === 'string')
    : [];

function keepCookies(cookies: Map<string, string>, message: IncomingMessage): void {
  for (const line of message.headers['set-cookie'] ?? []) {
    const [pair = ''] = line.split(';', 1);
    const at = pair.indexOf('=');
    const value = pair.slice(at + 1);
    if (value === '' || isOver(line)) cookies.delete(pair.slice(0, at));
    else cookies.set(pair.slice(0, at), value);
  }
}

export function createClient({ port, apiPath, agent, keepOut }: Place): TestClient {
  const cookies = new Map<string, string>();
  /** A token belongs to a session: with other cookies it is worth nothing. */
  let known: { readonly token: string; readonly cookie: string } | undefined;
  const cookieHeader = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function exchange(
    method: Method,
    path: string,
    payload: Payload,
    headers: Readonly<Record<string, string | undefined>>,
  ): Promise<TestResponse> {
    const cookie = cookieHeader();
    const all = {
      ...(cookie ? { cookie } : {}),
      ...(payload.bytes ? { 'content-length': String(payload.bytes.length) } : {}),
      ...(payload.type ? { 'content-type': payload.type } : {}),
      ...headers,
    };
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = send({ host: '127.0.0.1', port, method, path, agent, setHost: !('host' in headers) }, resolve);
      outgoing.on('error', reject);
      for (const [name, value] of Object.entries(all)) if (value !== undefined) outgoing.setHeader(name, value);
      outgoing.end(payload.bytes);
    });
    const body = await read(message);
    keepCookies(cookies, message);
    for (const value of cookies.values()) keepOut(value);
    const token = message.headers['x-csrf-token'];
    if (typeof token === 'string') keepOut(token);
    if (typeof token === 'string') known = { token, cookie: cookieHeader() };
    return createResponse({ method, path, status: message.statusCode ?? 0, headers: message.headers, body });
  }

  async function token(): Promise<string> {
    if (known?.cookie !== cookieHeader())
      await exchange('GET', `${apiPath}/settings/get`, { bytes: undefined, type: undefined }, {});
    return known?.token ?? '';
  }

  return {
    cookies,
    token,
    async request(method, path, body, options = {}) {
      for (const secret of secretsOf(body)) keepOut(secret);
      const isRead = method === 'GET' || method === 'HEAD';
      const needsToken = !isRead && !Object.keys(options.headers ?? {}).some((name) => name.toLowerCase() === 'x-csrf-token');
      const guards = isRead
        ? {}
        : { 'x-requested-with': 'XMLHttpRequest', ...(needsToken ? { 'x-csrf-token': await token() } : {}) };
      const own = Object.fromEntries(Object.entries(options.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
      return exchange(method, path, await payloadOf(body), { ...guards, ...own });
    },
  };
}
