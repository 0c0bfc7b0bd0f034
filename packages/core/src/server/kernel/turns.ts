import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work after which other requests have their turn. */
const slice = 10;

/** To be waited for between the steps of long work: other requests have their turn once it lasted some milliseconds. */
export function createTurns(): () => Promise<void> | undefined {
  let begun = performance.now();
  const give = async (): Promise<void> => {
    await nextTurn();
    begun = performance.now();
  };
  return () => (performance.now() - begun < slice ? undefined : give());
}
