/** Whether a value, or the very same one, is among the parts of another: itself, or what stands in it at any depth. */
export interface ValueParts {
  readonly has: (value: unknown) => boolean;
}

/** Values of JSON by number: the same number for the same value, however its names are ordered. */
function createNumbering() {
  const numbers = new Map<string, number>();
  const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
  /** Undefined for a value of which something was never met, where nothing is to be met any more. */
  return function numberOf(value: unknown, isMeeting: boolean): number | undefined {
    const parts = isObject(value) ? Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)) : [];
    const named: string[] = [];
    for (const [name, part] of parts) {
      const number = numberOf(part, isMeeting);
      if (number === undefined) return undefined;
      named.push(JSON.stringify(name), String(number));
    }
    const kind = Array.isArray(value) ? 'list' : isObject(value) ? 'object' : typeof value;
    const written = isObject(value) ? named.join() : kind === 'string' ? (value as string) : String(value as number);
    const key = `${kind} ${written}`;
    const known = numbers.get(key);
    if (known !== undefined || !isMeeting) return known;
    numbers.set(key, numbers.size);
    return numbers.size - 1;
  };
}

/** Looks through a value once, so that many others can be looked for in it. */
export function partsOf(whole: unknown): ValueParts {
  const numberOf = createNumbering();
  numberOf(whole, true);
  return { has: (value) => numberOf(value, false) !== undefined };
}
