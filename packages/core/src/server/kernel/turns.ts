import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work after which other requests have their turn. */
const slice = 4;

/** To be waited for between the steps of long work: other requests have their turn once it lasted some milliseconds. */
export function createTurns(): () => Promise<void> | undefined {
  let begun = performance.now();
  const give = async (): Promise<void> => {
    await nextTurn();
    begun = performance.now();
  };
  return () => (performance.now() - begun < slice ? undefined : give());
}

/** Begins a piece of work for each item, with turns for other requests in between, and answers with what all of them came to. */
export async function eachInTurn<Item, Done>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Done>,
): Promise<Done[]> {
  const turn = createTurns();
  const begun: Promise<Done>[] = [];
  for (const [index, item] of items.entries()) {
    const piece = work(item, index);
    // What it throws is told below; until then nobody listens.
    piece.catch(() => undefined);
    begun.push(piece);
    await turn();
  }
  return Promise.all(begun);
}
