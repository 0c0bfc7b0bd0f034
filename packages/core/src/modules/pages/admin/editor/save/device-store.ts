/** The stores of this device, in the browser's database, which has room for what is too large to be sent. */
type StoreName = 'kept-fields' | 'journal';

export const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing.')));
  });

async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open('lectern', 2);
  opening.addEventListener('upgradeneeded', () => {
    const { result: database } = opening;
    for (const name of ['kept-fields', 'journal'] satisfies StoreName[])
      if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
  });
  const database = await answerOf(opening);
  // A tab that has newer code must not wait for this one.
  database.addEventListener('versionchange', () => database.close());
  return database;
}

/** Runs a transaction to its end. */
async function transact<Value>(
  database: IDBDatabase,
  [name, mode]: readonly [StoreName, IDBTransactionMode],
  work: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const transaction = database.transaction(name, mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The browser keeps nothing.')));
  });
  const [value] = await Promise.all([work(transaction.objectStore(name)), done]);
  return value;
}

/** Runs one transaction on a store of this device. Rejects where the browser keeps nothing. */
export async function inStore<Value>(
  place: readonly [StoreName, IDBTransactionMode],
  work: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase();
  try {
    return await transact(database, place, work);
  } finally {
    database.close();
  }
}

/** The same with a connection that stays open, for what is written with each key pressed. */
export function createDevice(): { readonly inStore: typeof inStore; readonly close: () => void } {
  let opened: Promise<IDBDatabase> | undefined;
  const database = (): Promise<IDBDatabase> => (opened ??= openDatabase());
  return {
    async inStore(place, work) {
      try {
        return await transact(await database(), place, work);
      } catch (error) {
        // A connection that was closed for others' sake is opened anew the next time.
        opened = undefined;
        throw error;
      }
    },
    close: () => void opened?.then((connection) => connection.close()).catch(() => {}),
  };
}
