import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql';
import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import type { DatabaseConnection } from './choose-database.ts';
import { isPipelined } from './orm.ts';
import { driverQuery } from './queryable-pool.ts';
import type { Queryable, Statement } from './statement.ts';

/** A transaction: for the ORM, and for statements that need no entities. */
export interface Transaction extends Queryable {
  /** Made when it is first asked for: most of what is written often needs none. */
  readonly em: SqlEntityManager;
  /** Writes what the ORM still holds back. */
  flush(): Promise<void>;
  /** Sends a statement with the commit: nobody waits for its rows, and where it fails nothing is committed. */
  later(statement: Statement): void;
}

interface Parts {
  readonly orm: MikroORM;
  readonly connection: DatabaseConnection;
}

const begin: Statement = { text: 'begin', values: [] };
const commit: Statement = { text: 'commit', values: [] };
const rollback: Statement = { text: 'rollback', values: [] };

interface Socket {
  cork(): void;
  uncork(): void;
}

/** The socket of a connection. The driver has it, its types do not. */
const socketOf = (client: PoolClient): Socket => (client as unknown as { connection: { stream: Socket } }).connection.stream;

type Send = (query: QueryConfig<unknown[]>) => Promise<QueryResult>;

/** Sends what is asked for in one breath as one packet. */
function pipelined(client: PoolClient): Send {
  const socket = socketOf(client);
  let isCorked = false;
  return (query) => {
    if (!isCorked) {
      isCorked = true;
      socket.cork();
      process.nextTick(() => {
        isCorked = false;
        socket.uncork();
      });
    }
    return client.query(query);
  };
}

/** Sends each statement when the one before it was answered. */
function oneByOne(client: PoolClient): Send {
  let before: Promise<unknown> = Promise.resolve();
  return (query) => {
    const answer = before.then(() => client.query(query));
    before = answer.catch(() => undefined);
    return answer;
  };
}

const writes: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** The connection as the ORM asks it. */
const contextOf = (send: Send) => ({
  async executeQuery({ sql, parameters }: { readonly sql: string; readonly parameters: readonly unknown[] }) {
    const { rows, rowCount, command } = await send({ text: sql, values: [...parameters] });
    return { rows, ...(writes.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
  },
});

function createTransaction({ orm, connection }: Parts, send: Send) {
  let manager: SqlEntityManager | undefined;
  const last: Statement[] = [];
  const ask = (statement: Statement) => send(driverQuery(statement, connection));
  const transaction: Transaction = {
    get em() {
      if (!manager) {
        manager = orm.em.fork();
        manager.setTransactionContext(contextOf(send));
      }
      return manager;
    },
    async query<Row>(statement: Statement) {
      const { rows } = await ask(statement);
      return rows as Row[];
    },
    flush: async () => manager?.flush(),
    later: (statement) => void last.push(statement),
  };
  async function end(): Promise<void> {
    await transaction.flush();
    const answers = await Promise.allSettled([...last, commit].map(ask));
    // The first that failed says why; those behind it say only that the transaction is over.
    for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
    const committed = answers.at(-1);
    if (committed?.status === 'fulfilled' && committed.value.command !== 'COMMIT')
      throw new Error('The transaction was rolled back: one of its statements had failed.');
  }
  return { transaction, ask, end };
}

/** Does something in a transaction, which ends with it: a failure leaves nothing behind. */
export async function transact<Output>(parts: Parts, work: (transaction: Transaction) => Promise<Output>): Promise<Output> {
  const pool = await parts.orm.em.getConnection().getNativeClient();
  const client = await pool.connect();
  const { transaction, ask, end } = createTransaction(
    parts,
    isPipelined(parts.connection) ? pipelined(client) : oneByOne(client),
  );
  // Goes on its way with the first statement, which fails as this does.
  ask(begin).catch(() => undefined);
  try {
    const output = await work(transaction);
    await end();
    client.release();
    return output;
  } catch (error) {
    await ask(rollback).then(
      () => client.release(),
      // What is left of it nobody may use any more.
      () => client.release(true),
    );
    throw error;
  }
}
