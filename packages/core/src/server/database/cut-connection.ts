import type { Client, PoolClient } from 'pg';

/** What the driver has of a connection and its types do not. */
interface Wire {
  readonly connection: { readonly stream: { destroy(error?: Error): void } };
}

/**
 * Cuts a connection without a goodbye: a database that is away would not answer it, and the driver leaves who waits for a
 * connection that is still being made without an answer. Whoever waits for something on it hears that it failed.
 */
export const cutConnection = (client: Client | PoolClient, reason?: Error): void =>
  (client as unknown as Wire).connection.stream.destroy(reason);
