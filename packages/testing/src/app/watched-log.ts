import { createLogger } from '@lectern/core/node';
import type { LogLine } from './create-test-app.ts';

/** A log whose every line is kept, to be searched for what must never be in a log. */
export interface WatchedLog {
  readonly log: ReturnType<typeof createLogger>;
  /** A secret of the test: no line may hold it. Short ones are passed over, because they are words as well. */
  keepOut(secret: string): void;
  /** Throws with the lines that hold a secret, or bytes, in which one could be hidden. */
  assertClean(): void;
}

const shortest = 12;

/** Makes a log that fills `lines`. */
export function watchedLog(lines: LogLine[]): WatchedLog {
  const written: string[] = [];
  const secrets = new Set<string>();
  const write = (line: string): void => {
    written.push(line);
    lines.push(JSON.parse(line) as LogLine);
  };
  return {
    log: createLogger('debug', { write }),
    keepOut: (secret) => void (secret.length >= shortest && secrets.add(secret)),
    assertClean() {
      const text = written.join('');
      const held = [...secrets, '"type":"Buffer"'].filter((secret) => text.includes(secret));
      if (held.length === 0) return;
      const found = written.filter((line) => held.some((secret) => line.includes(secret)));
      throw new Error(`Something secret is in the log:\n${found.slice(0, 5).join('')}`);
    },
  };
}
