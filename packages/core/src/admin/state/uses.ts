/** How often somebody used each of some things on this device. Where the browser keeps nothing, nobody used anything. */
export interface Uses {
  /** By id. What was used most long ago gives way to what is used now, so that these are no whole numbers. */
  readonly counts: () => Readonly<Record<string, number>>;
  readonly count: (id: string) => void;
}

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Uses that count. */
const maxTotal = 50;
/** A use that was halved this often is forgotten. */
const least = 0.1;

/** The uses of one person under a name: `plugin-id.what`. */
export function usesOf(name: string, userID: number, storage: () => Memory = () => window.localStorage): Uses {
  const key = `lectern.uses.${name}.${userID}`;
  const counts: Uses['counts'] = () => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(key) ?? '{}');
      return Object.fromEntries(
        Object.entries(Object(kept) as object).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
      );
    } catch {
      return {};
    }
  };
  return {
    counts,
    count(id) {
      const before = counts();
      const next = { ...before, [id]: (Object.hasOwn(before, id) ? (before[id] ?? 0) : 0) + 1 };
      const total = Object.values(next).reduce((sum, uses) => sum + uses, 0);
      const halved = Object.entries(next).flatMap(([name, uses]) => (uses / 2 < least ? [] : [[name, uses / 2] as const]));
      try {
        storage().setItem(key, JSON.stringify(total > maxTotal ? Object.fromEntries(halved) : next));
      } catch {
        // What is not kept is not known the next time: the usual order.
      }
    },
  };
}
