import pino from 'pino';
import { loggedError } from './logged-error.ts';
import type { DestinationStream, Logger } from 'pino';

/**
 * The log: JSON lines without personal data. Nothing that a person typed is logged; requests are named by method,
 * route and id, users by their number.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    base: null,
    serializers: { err: loggedError },
    redact: { paths: ['*.password', '*.confirm', '*.token', '*.email', 'headers', '*.headers'], censor: '[removed]' },
  };
  return destination ? pino(options, destination) : pino(options);
}

export type { Logger } from 'pino';
