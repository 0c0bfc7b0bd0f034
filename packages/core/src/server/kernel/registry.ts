import { StartupError } from './startup-error.ts';

interface Entry<Value> {
  readonly value: Value;
  readonly owner: string;
}

/** The contributions that plugins register under a name: one instance per application, frozen after the start. */
export interface Registry<Value> {
  /** Throws where the name is taken, naming both owners. */
  add(name: string, value: Value, owner: string): void;
  get(name: string): Value | undefined;
  ownerOf(name: string): string | undefined;
  entries(): IterableIterator<[string, Value]>;
  freeze(): void;
}

/** Makes an empty registry. `kind` is the word for its entries in messages: `block type`. */
export function createRegistry<Value>(kind: string): Registry<Value> {
  const entries = new Map<string, Entry<Value>>();
  let isFrozen = false;
  return {
    add(name, value, owner) {
      if (isFrozen)
        throw new Error(`${owner} registers the ${kind} "${name}" after the start. Register it in the plugin's server entry.`);
      const existing = entries.get(name);
      if (existing)
        throw new StartupError(
          `The ${kind} "${name}" is registered twice: by ${existing.owner} and by ${owner}.`,
          'Rename one of the two, or leave one of the plugins out.',
        );
      entries.set(name, { value, owner });
    },
    get: (name) => entries.get(name)?.value,
    ownerOf: (name) => entries.get(name)?.owner,
    *entries() {
      for (const [name, { value }] of entries) yield [name, value];
    },
    freeze() {
      isFrozen = true;
    },
  };
}
