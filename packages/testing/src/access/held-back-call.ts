import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { request as send } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { TestApp } from '../app/create-test-app.ts';
import type { TestClient } from '../app/test-client.ts';
import { createResponse } from '../app/test-response.ts';
import type { TestResponse } from '../app/test-response.ts';

export interface HeldBackCall {
  readonly client: TestClient;
  readonly method: string;
  readonly path: string;
  /** An object as JSON, or a form. */
  readonly body: object;
  /** Runs once the call was let in and waits for its last byte. */
  readonly meanwhile: () => Promise<unknown>;
}

const started = 'http.server.request.start';
const mark = 'x-test-held-back';

async function bytesOf(body: object): Promise<{ readonly bytes: Buffer; readonly type: string }> {
  const encoded = body instanceof FormData ? new Response(body) : Response.json(body);
  return { bytes: Buffer.from(await encoded.arrayBuffer()), type: encoded.headers.get('content-type') ?? '' };
}

/** Resolves when the server begins to read the body of the marked call: the gates before it are passed. */
function bodyIsAwaited(id: string): Promise<void> {
  return new Promise((resolve) => {
    const look = (message: unknown): void => {
      const { request } = message as { readonly request: IncomingMessage };
      if (request.headers[mark] !== id) return;
      unsubscribe(started, look);
      request.on('newListener', (event) => event === 'data' && resolve());
    };
    subscribe(started, look);
  });
}

/** Sends a call but for its last byte, lets something happen, sends the byte and answers with what comes back. */
export async function holdBack(app: TestApp, { client, method, path, body, meanwhile }: HeldBackCall): Promise<TestResponse> {
  const { bytes, type } = await bytesOf(body);
  const id = crypto.randomUUID();
  const token = await client.token();
  const { hostname: host, port } = new URL(app.address);
  const headers = {
    [mark]: id,
    cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'content-type': type,
    'content-length': bytes.length,
    'x-requested-with': 'XMLHttpRequest',
    'x-csrf-token': token,
  };
  const outgoing = send({ host, port, method, path, headers, agent: false });
  const answered = new Promise<IncomingMessage>((resolve, reject) => outgoing.on('response', resolve).on('error', reject));
  const awaited = bodyIsAwaited(id);
  outgoing.write(bytes.subarray(0, -1));
  // Who is answered before the end was stopped at a gate, which is another answer than the one that is due.
  await Promise.race([awaited, answered]);
  await meanwhile();
  outgoing.end(bytes.subarray(-1));
  const message = await answered;
  const chunks = (await message.toArray()) as Buffer[];
  return createResponse({ method, path, status: message.statusCode ?? 0, headers: message.headers, body: Buffer.concat(chunks) });
}
