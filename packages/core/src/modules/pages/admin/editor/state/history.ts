/** The past and the future of a value. Each entry is a value as it was: undoing gives back the very same object. */
export interface History<Value> {
  readonly past: readonly Entry<Value>[];
  readonly present: Value;
  readonly future: readonly Entry<Value>[];
  /** The subject and the moment of the last change; typing in one field is one change. */
  readonly last: { readonly group: string; readonly at: number } | undefined;
}

interface Entry<Value> {
  readonly value: Value;
  /** Where the change happened that leads away from this value. */
  readonly place: string | null;
}

/** Milliseconds of pause that end a group. */
const groupPause = 500;
const maxEntries = 500;

export const startHistory = <Value>(present: Value): History<Value> => ({ past: [], present, future: [], last: undefined });

interface Change {
  /** Changes of the same group in quick succession become one; none for what always stands alone. */
  readonly group?: string | undefined;
  readonly at: number;
  /** Where it happened, to go back there with an undo. */
  readonly place: string | null;
}

/** A new present. */
export function record<Value>(history: History<Value>, present: Value, { group, at, place }: Change): History<Value> {
  if (present === history.present) return history;
  const last = group === undefined ? undefined : { group, at };
  const continues = group !== undefined && history.last?.group === group && at - history.last.at < groupPause;
  if (continues) return { past: history.past, present, future: [], last };
  return {
    past: [...history.past.slice(-(maxEntries - 1)), { value: history.present, place }],
    present,
    future: [],
    last,
  };
}

export function undo<Value>(
  history: History<Value>,
): { readonly history: History<Value>; readonly place: string | null } | undefined {
  const entry = history.past.at(-1);
  if (!entry) return undefined;
  return {
    place: entry.place,
    history: {
      past: history.past.slice(0, -1),
      present: entry.value,
      future: [{ value: history.present, place: entry.place }, ...history.future],
      last: undefined,
    },
  };
}

export function redo<Value>(
  history: History<Value>,
): { readonly history: History<Value>; readonly place: string | null } | undefined {
  const [entry, ...future] = history.future;
  if (!entry) return undefined;
  return {
    place: entry.place,
    history: {
      past: [...history.past, { value: history.present, place: entry.place }],
      present: entry.value,
      future,
      last: undefined,
    },
  };
}

/** The same history with each of its values changed. */
export function mapHistory<Value>({ past, present, future, last }: History<Value>, map: (value: Value) => Value): History<Value> {
  const mapped = new Map<Value, Value>();
  const of = (value: Value): Value => {
    const known = mapped.get(value);
    if (known !== undefined) return known;
    const result = map(value);
    mapped.set(value, result);
    return result;
  };
  const entries = (list: readonly Entry<Value>[]) => list.map(({ value, place }) => ({ value: of(value), place }));
  return { past: entries(past), present: of(present), future: entries(future), last };
}
