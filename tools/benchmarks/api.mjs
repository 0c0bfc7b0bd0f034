import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text as readText } from 'node:stream/consumers';

/** The administrator of the measured site. */
export const credentials = { email: 'admin@example.com', password: 'Benchmark-1!' };

/** Signs in over the API and returns the session's cookies. */
export async function signIn(origin) {
  const first = await fetch(`${origin}/api/settings/get`);
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': first.headers.get('x-csrf-token'),
    },
    body: JSON.stringify(credentials),
  });
  if (answer.status !== 200) throw new Error(`The benchmark could not sign in: ${answer.status}`);
  return answer.headers.getSetCookie().map((cookie) => {
    const [name, value] = cookie.split(';', 1)[0].split('=');
    return { name, value, url: origin };
  });
}

const agent = new Agent({ keepAlive: true });

/** A call whose headers and body leave as one packet, as those of browsers do; `fetch` sends two and takes half a millisecond itself. */
async function send(address, { method, headers, body }) {
  const call = request(address, { method, headers, agent });
  call.end(body);
  const [answer] = await once(call, 'response');
  const text = await readText(answer);
  return { ok: answer.statusCode === 200, status: answer.statusCode, body: JSON.parse(text) };
}

/** Signs in: the session's cookies, the headers of a call that writes, and calls, with JSON or a form, that answer with what the API said. */
export async function openApi(origin) {
  const cookies = await signIn(origin);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const settings = await fetch(`${origin}/api/settings/get`, { headers: { cookie } });
  const headers = { cookie, 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': settings.headers.get('x-csrf-token') };
  async function said(path, options) {
    const isText = options.body === undefined || typeof options.body === 'string';
    const answer = await (isText ? send : fetch)(`${origin}/api${path}`, options);
    const body = isText ? answer.body : await answer.json();
    if (!answer.ok) throw new Error(`${options.method} ${path} answered ${answer.status}: ${JSON.stringify(body)}`);
    return body;
  }
  return {
    cookies,
    headers,
    call: (method, path, body) =>
      said(path, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    send: (path, form) => said(path, { method: 'POST', headers, body: form }),
  };
}
