import type { Client } from '#client/create-client.ts';
import type { Result } from '#client/result.ts';
import { authCalls } from '../../auth.client.ts';

/** Sends a call after which the session is another, and fetches the token that goes with it, which any answer brings. */
export async function withNewSession<Data>(client: Client, send: () => Promise<Result<Data>>): Promise<Result<Data>> {
  const result = await send();
  if (result.ok) await client.call(authCalls.methods);
  return result;
}
