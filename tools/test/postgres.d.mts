/** A PostgreSQL for tests, and how to give it back; without any, the reason. */
export type BorrowedPostgres =
  | { readonly url: string; readonly reason?: undefined; readonly release: () => Promise<void> }
  | { readonly url?: undefined; readonly reason: string };

export function borrowPostgres(): Promise<BorrowedPostgres>;
