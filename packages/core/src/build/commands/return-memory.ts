import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds after the start: the job runner has come up too. */
const delay = 2000;

type CollectGarbage = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Gives back once what reading the code and the site took. V8 keeps the room that a busy start needed, some 30 MB,
 * for as long as nothing presses it; a site of few visitors shares its machine with others. Takes below 0.1 s.
 */
export function returnMemoryAfterStart(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as CollectGarbage;
    setFlagsFromString('--no-expose-gc');
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }, delay).unref();
}
