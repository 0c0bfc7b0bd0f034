/** The part of a logger that the databases need; a pino logger fits. */
export interface DatabaseLog {
  readonly info: (message: string) => void;
  readonly warn: (message: string) => void;
  readonly error: (message: string) => void;
}
