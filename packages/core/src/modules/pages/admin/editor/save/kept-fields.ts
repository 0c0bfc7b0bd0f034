import { answerOf, inStore } from './device-store.ts';

/** A value that cannot be stored, as this device keeps it. */
export interface KeptField {
  /** Of its field: `blocks.k3.body`. */
  readonly path: string;
  readonly value: unknown;
  /** Why it was refused. */
  readonly code: string;
}

/** What one person typed into one page and only this device has. */
export interface FieldKeeper {
  /** Nothing where the browser keeps nothing. */
  readonly read: () => Promise<readonly KeptField[]>;
  /** Keeps these, and forgets the fields at other paths. False where the browser keeps nothing. */
  readonly keep: (fields: readonly KeptField[], forgotten: readonly string[]) => Promise<boolean>;
}

/** Keeps values on this device. */
export function keepOnDevice(userID: number, pageID: string): FieldKeeper {
  const keyOf = (path: string) => [userID, pageID, path];
  return {
    read: () =>
      // An array comes after every text.
      inStore(['kept-fields', 'readonly'], (store) =>
        answerOf<KeptField[]>(store.getAll(IDBKeyRange.bound(keyOf(''), [userID, pageID, []]))),
      ).catch(() => []),
    keep: (fields, forgotten) =>
      fields.length === 0 && forgotten.length === 0
        ? Promise.resolve(true)
        : inStore(['kept-fields', 'readwrite'], async (store) => {
            const kept = new Set(fields.map(({ path }) => path));
            for (const path of forgotten) if (!kept.has(path)) store.delete(keyOf(path));
            for (const field of fields) store.put(field, keyOf(field.path));
            return true;
          }).catch(() => false),
  };
}
