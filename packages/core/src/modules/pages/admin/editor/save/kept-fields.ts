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

const storeName = 'kept-fields';

const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing.')));
  });

/** Runs a transaction to its end. */
async function inStore<Value>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<Value>): Promise<Value> {
  const opening = indexedDB.open('lectern', 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName));
  const database = await answerOf(opening);
  try {
    const transaction = database.transaction(storeName, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The browser keeps nothing.')));
    });
    const [value] = await Promise.all([work(transaction.objectStore(storeName)), done]);
    return value;
  } finally {
    database.close();
  }
}

/** Keeps values in the browser's database, which has room for what is too large to be sent. */
export function keepOnDevice(userID: number, pageID: string): FieldKeeper {
  const keyOf = (path: string) => [userID, pageID, path];
  return {
    read: () =>
      // An array comes after every text.
      inStore('readonly', (store) =>
        answerOf<KeptField[]>(store.getAll(IDBKeyRange.bound(keyOf(''), [userID, pageID, []]))),
      ).catch(() => []),
    keep: (fields, forgotten) =>
      fields.length === 0 && forgotten.length === 0
        ? Promise.resolve(true)
        : inStore('readwrite', async (store) => {
            const kept = new Set(fields.map(({ path }) => path));
            for (const path of forgotten) if (!kept.has(path)) store.delete(keyOf(path));
            for (const field of fields) store.put(field, keyOf(field.path));
            return true;
          }).catch(() => false),
  };
}
