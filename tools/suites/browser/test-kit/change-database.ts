import { Client } from 'pg';
import { startEmbeddedDatabase } from '../../../../packages/core/src/server/database/embedded/start-embedded.ts';

const log = { info: () => {}, warn: console.warn, error: console.error };

/** Runs a statement on the database of a site that stands still: what no call of its API would let somebody do. */
export async function changeDatabase(dataDir: string, statement: string, values: readonly unknown[]): Promise<void> {
  const database = await startEmbeddedDatabase({ dataDir, log });
  try {
    const client = new Client(database.connection);
    await client.connect();
    await client.query(statement, [...values]);
    await client.end();
  } finally {
    await database.stop();
  }
}
