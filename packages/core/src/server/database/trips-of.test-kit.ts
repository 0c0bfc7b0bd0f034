import pg from 'pg';

/** What some work waits for of the database: the statements of each packet, as they begin, in order. */
export async function tripsOf(work: () => Promise<unknown>): Promise<string[][]> {
  const trips: string[][] = [];
  const waiting = new Map<pg.Client, { trip: string[]; count: number }>();
  const { prototype } = pg.Client;
  const { query } = prototype;
  prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { readonly text: string }];
    const text = typeof first === 'string' ? first : first.text;
    // What every process reads when another tells it to, whoever works at that moment.
    if (text.startsWith('select id, previous, tags from lectern_cache_invalidation'))
      return Reflect.apply(query, this, args) as never;
    let packet = waiting.get(this);
    if (!packet) {
      packet = { trip: [], count: 0 };
      waiting.set(this, packet);
      trips.push(packet.trip);
    }
    const { trip } = packet;
    trip.push(text.replaceAll(/\s+/gu, ' ').slice(0, 60));
    packet.count += 1;
    const answered = (): void => {
      const open = waiting.get(this);
      if (open) open.count -= 1;
      if (open?.count === 0) waiting.delete(this);
    };
    const last = args.at(-1);
    if (typeof last === 'function') {
      const heard = (...answer: unknown[]): void => {
        answered();
        Reflect.apply(last, undefined, answer);
      };
      return Reflect.apply(query, this, [...args.slice(0, -1), heard]) as never;
    }
    const answer = Reflect.apply(query, this, args) as unknown as Promise<unknown>;
    answer.then(answered, answered);
    return answer as never;
  } as typeof query;
  try {
    await work();
  } finally {
    Object.assign(prototype, { query });
  }
  return trips;
}

/** The statements that some work sends to the database, those that begin and end a transaction among them, as they begin. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => (await tripsOf(work)).flat();
