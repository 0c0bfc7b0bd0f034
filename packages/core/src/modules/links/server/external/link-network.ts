import { Resolver } from 'node:dns/promises';
import { defineAdapterKey } from '#server/kernel/service.ts';

/** The network over which addresses of other sites are visited. */
export interface LinkNetwork {
  /** The IP addresses of a name. Rejects where it has none. */
  readonly resolve: (name: string) => Promise<readonly string[]>;
  /** Where a connection to a public address really goes; undefined: to that address. */
  readonly reach?: { readonly address: string; readonly port: number };
  /** Milliseconds that a visit may take with all that it is led to. */
  readonly patience: number;
}

/** Supplied by tests alone, which ask a server of their own. */
export const linkNetwork = defineAdapterKey<LinkNetwork>('links/network', 'Addresses are visited over the internet.');

/** Asks DNS itself: names of this machine are nobody's business here, and a slow answer holds up no thread that others need. */
async function resolve(name: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

/** The internet. */
export const internet: LinkNetwork = {
  resolve,
  patience: 10_000,
};
