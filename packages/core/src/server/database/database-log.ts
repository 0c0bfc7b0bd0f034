/** The part of a logger that the databases need; a pino logger fits. */
export type DatabaseLog = {
  info: (message: string) => void;
  warn: (message: string) => void;
  error: (message: string) => void;
};
