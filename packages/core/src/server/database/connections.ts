import type { Pool, PoolClient } from 'pg';
import { isDoneWithin } from '../kernel/is-done-within.ts';
import type { DatabaseConnection } from './choose-database.ts';
import { cutConnection } from './cut-connection.ts';
import { watchConnections } from './watch-connections.ts';
import type { Logger } from '../kernel/logger.ts';

/** Milliseconds that open connections get to be given back, and then to be gone. */
const grace = 2000;

/** Pools whose connections are given up where they died, and can be ended, whatever their database does. */
export interface Connections {
  /** Looks after the connections of a pool from now on. */
  watch(pool: Pool): void;
  /** Ends pools by what ends them. Connections that are in use for too long, or whose database says nothing more, are cut. */
  end(pools: () => Promise<unknown>): Promise<{ readonly cut: number }>;
}

interface Options {
  readonly connection: Pick<DatabaseConnection, 'engine' | 'hasOwnBackends' | 'pg'>;
  readonly log: Pick<Logger, 'warn'>;
}

export function createConnections(options: Options): Connections {
  const open = new Set<PoolClient>();
  const deaths = watchConnections(options);
  return {
    watch(pool) {
      deaths.add(pool);
      pool.on('connect', (client) => {
        open.add(client);
        client.once('end', () => open.delete(client));
      });
    },
    async end(pools) {
      const ending = pools();
      try {
        if (await isDoneWithin(ending, grace)) return { cut: 0 };
        const cut = open.size;
        for (const client of open) cutConnection(client);
        await isDoneWithin(ending, grace);
        return { cut };
      } finally {
        deaths.stop();
      }
    },
  };
}
