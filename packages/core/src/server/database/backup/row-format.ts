/** One row: each value as PostgreSQL writes it as text, which every version and both engines read back exactly. */
export type TextRow = (string | null)[];

/** Settings under which values are written and read as text without loss, for one transaction. */
export const textSettings = [
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local timezone = 'UTC'`,
  `set local extra_float_digits = 1`,
  `set local bytea_output = 'hex'`,
].join('; ');

export const batchBytes = 4_000_000;
export const maxBatchRows = 1_000;
