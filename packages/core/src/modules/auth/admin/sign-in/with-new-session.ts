import type { Client } from '../../../../client/create-client.ts';
import type { Result } from '../../../../client/result.ts';
import { settingsCalls } from '../../../settings/settings.client.ts';

/** Sends a call after which the session is another, and fetches the token that goes with it. */
export async function withNewSession<Data>(client: Client, send: () => Promise<Result<Data>>): Promise<Result<Data>> {
  const result = await send();
  if (result.ok) await client.call(settingsCalls.get);
  return result;
}
