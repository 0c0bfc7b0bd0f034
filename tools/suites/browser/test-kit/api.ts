import type { Page } from 'playwright-core';
import { administrator } from './administrator.ts';

type Body = Readonly<Record<string, unknown>>;

/** Calls to the API of a site, made by somebody who is signed in. */
export interface Api {
  post<Answer extends object>(path: string, body: Body | FormData): Promise<Answer>;
  put<Answer extends object>(path: string, body: Body): Promise<Answer>;
  get<Answer extends object>(path: string): Promise<Answer>;
  /** Signs a browser in, without a form. */
  signIn(page: Page): Promise<void>;
}

/** Signs in, the administrator where nobody is named, and answers with calls that carry the session. */
export async function openApi(origin: string, account: typeof administrator = administrator): Promise<Api> {
  let cookies: readonly string[] = [];
  let token = '';

  async function call(method: string, path: string, body?: Body | FormData): Promise<object> {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        'x-requested-with': 'XMLHttpRequest',
        'x-csrf-token': token,
        cookie: cookies.join('; '),
      },
      ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
    });
    const received = response.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
    if (received.length > 0) cookies = received;
    token = response.headers.get('x-csrf-token') ?? token;
    const answer = (await response.json()) as object;
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
    return answer;
  }

  await call('GET', '/settings/get');
  await call('POST', '/auth/login', account);
  await call('GET', '/settings/get');
  return {
    post: async <Answer>(path: string, body: Body | FormData) => (await call('POST', path, body)) as Answer,
    put: async <Answer>(path: string, body: Body) => (await call('PUT', path, body)) as Answer,
    get: async <Answer>(path: string) => (await call('GET', path)) as Answer,
    async signIn(page) {
      await page.context().addCookies(
        cookies.map((cookie) => {
          const at = cookie.indexOf('=');
          return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: origin };
        }),
      );
    },
  };
}
