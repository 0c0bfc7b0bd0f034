import type { Client } from 'pg';

/**
 * Whether a connection has a backend of PostgreSQL to itself. A pooler such as PgBouncer hands one from client to client:
 * names of statements and LISTEN stay with nobody. The process number that it gives out is its own.
 */
export async function hasOwnBackend(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  // The driver has this property, its types do not.
  return 'processID' in client && rows[0]?.pid === client.processID;
}
