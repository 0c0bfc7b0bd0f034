/** A statement with the values of its placeholders: `$1` and so on. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Of a text that never changes: PostgreSQL then reads and plans it once a connection. */
  readonly name?: string;
}

/** What answers statements: a pool, or a transaction. */
export interface Queryable {
  /** Resolves with the rows. Statements that are sent before any is awaited go on their way together, in their order. */
  query<Row>(statement: Statement): Promise<Row[]>;
}

/** Puts a value into a statement and gives its placeholder. */
export type Put = (value: unknown) => string;
