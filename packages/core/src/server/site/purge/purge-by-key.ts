import type { PurgeSettings } from '../../kernel/purge-environment.ts';
import type { Purger } from './purger.ts';

/** Keys of one request: their header stays below 2 kB. */
const maxKeys = 200;
/** Milliseconds that a proxy may take. */
const timeout = 5000;

/** Tells proxies by HTTP: `PURGE` at each address with the keys in `Surrogate-Key`, the secret in `Authorization`. */
export function purgeByKey({ addresses, secret }: PurgeSettings): Purger {
  async function ask(address: string, keys: readonly string[]): Promise<void> {
    const response = await fetch(address, {
      method: 'PURGE',
      headers: {
        'surrogate-key': keys.join(' '),
        ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${new URL(address).host} answered a purge with ${response.status}.`);
  }
  return {
    async purge(keys) {
      for (let from = 0; from < keys.length; from += maxKeys) {
        const some = keys.slice(from, from + maxKeys);
        await Promise.all(addresses.map((address) => ask(address, some)));
      }
    },
  };
}
