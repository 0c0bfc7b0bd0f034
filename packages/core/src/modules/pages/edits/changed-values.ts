/** Values by name that are changed one by one, and read as an object when all is done. */
export interface ChangedValues<Values extends object> {
  /** Without a value, the name goes. */
  readonly set: (name: string, value: unknown) => void;
  /** Undefined where there is no such name. */
  readonly get: (name: string) => unknown;
  /** The very same object where nothing was changed. */
  readonly read: () => Values;
}

/** A name such as `__proto__` is a name like any other. What is set stands last, as it does in a new object. */
export function changeValues<Values extends object>(values: Values): ChangedValues<Values> {
  let entries: Map<string, unknown> | undefined;
  let current: Values | undefined = values;
  return {
    set(name, value) {
      entries ??= new Map(Object.entries(values));
      entries.delete(name);
      if (value !== undefined) entries.set(name, value);
      current = undefined;
    },
    get(name) {
      if (entries) return entries.get(name);
      return Object.hasOwn(values, name) ? (values as Readonly<Record<string, unknown>>)[name] : undefined;
    },
    read() {
      current ??= Object.fromEntries(entries ?? []) as Values;
      return current;
    },
  };
}
