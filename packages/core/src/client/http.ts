import type { CallDeclaration } from '../contract/call.ts';
import type { SendOptions } from './call.ts';
import { decode, hasCode, unreachable } from './result.ts';
import type { Body, Result } from './result.ts';
import { sendWithProgress } from './send-with-progress.ts';

export interface ClientOptions {
  /** Base path of the API, `/api`, or a full address. */
  readonly apiPath: string;
  /** The token for the next call that is not a GET. */
  readonly getToken: () => string;
  /** Called with every new token that an answer hands out. */
  readonly onToken: (token: string) => void;
  /** Called when an answer says that nobody is signed in (401). */
  readonly onSignedOut?: () => void;
  /** Runs every call, so that its start and its end can be followed. `name`: `POST /auth/login`. */
  readonly track?: <Data>(name: string, run: () => Promise<Result<Data>>) => Promise<Result<Data>>;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
}

export interface Call<Data> extends SendOptions {
  readonly method?: CallDeclaration['method'];
  /** Below the API's base path. */
  readonly path: string;
  /** JSON, or a form with files. */
  readonly body?: object;
  readonly pick: (body: Body) => Data;
}

/** Sends a call and decodes its answer. Rejects only when the caller aborted. */
export type Send = <Data>(call: Call<Data>) => Promise<Result<Data>>;

const bodyOf = (body: Call<unknown>['body']): BodyInit | null =>
  body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body);

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** The headers of every call. Both are demanded by the server. */
export const callHeaders = (token: string): Readonly<Record<string, string>> => ({
  'X-Requested-With': 'XMLHttpRequest',
  'X-CSRF-Token': token,
});

export interface ReadOptions {
  /** Media types that are wanted: `image/*`. Default: all. */
  readonly accept?: string;
  readonly signal?: AbortSignal;
}

/** The one place that talks HTTP: both headers on every call, the token kept fresh, one retry after G_02. */
export function createSend(options: ClientOptions): {
  readonly send: Send;
  /** Reads the bytes at an address. */
  readonly read: (url: string, options?: ReadOptions) => Promise<Result<Blob>>;
} {
  const send = options.fetch ?? ((input, init) => globalThis.fetch(input, init));

  /** Keeps the token that an answer hands out, and tells of a session that is over. */
  function keep({ headers, status }: Response): void {
    const token = headers.get('x-csrf-token');
    if (token) options.onToken(token);
    // Also after a refused token: it was bound to the session that ended.
    if (status === 401) options.onSignedOut?.();
  }

  async function once<Data>(call: Call<Data>): Promise<Result<Data>> {
    const isJson = call.body !== undefined && !(call.body instanceof FormData);
    let response: Response;
    try {
      const url = `${options.apiPath}${call.path}`;
      const init: RequestInit = {
        method: call.method ?? 'GET',
        credentials: 'same-origin',
        headers: {
          Accept: 'application/json',
          ...callHeaders(options.getToken()),
          ...(isJson ? { 'Content-Type': 'application/json' } : {}),
        },
        body: bodyOf(call.body),
        ...(call.signal ? { signal: call.signal } : {}),
      };
      response = await (call.onProgress ? sendWithProgress(url, init, call.onProgress) : send(url, init));
    } catch (error) {
      if (call.signal?.aborted) throw error;
      return unreachable;
    }
    keep(response);
    const body = await jsonOf(response);
    if (call.signal?.aborted) throw call.signal.reason;
    const { status, headers } = response;
    return decode({ status, headers, body, pick: call.pick, onlyStatus: call.onlyStatus });
  }

  async function withRetry<Data>(call: Call<Data>): Promise<Result<Data>> {
    const first = await once(call);
    if (first.ok) return first;
    if (!hasCode(first, 'G_02')) return first;
    // Any GET hands out a token; this one is public and small.
    const refreshed = await once({ path: '/settings/get', pick: () => undefined });
    return refreshed.ok ? once(call) : first;
  }

  async function readBytes(url: string, { accept = '*/*', signal }: ReadOptions): Promise<Result<Blob>> {
    try {
      const response = await send(url, {
        credentials: 'same-origin',
        headers: { Accept: accept, ...callHeaders(options.getToken()) },
        ...(signal ? { signal } : {}),
      });
      keep(response);
      if (response.ok) return { ok: true, data: await response.blob() };
      const { status, headers } = response;
      return decode({ status, headers, body: await jsonOf(response), pick: () => new Blob() });
    } catch (error) {
      if (signal?.aborted) throw error;
      return unreachable;
    }
  }

  const { track = (_name, run) => run() } = options;
  return {
    send: (call) => track(`${call.method ?? 'GET'} ${call.path}`, () => withRetry(call)),
    read: (url, readOptions = {}) => track(`GET ${url.split('?', 1)[0] ?? url}`, () => readBytes(url, readOptions)),
  };
}
