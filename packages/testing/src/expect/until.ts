import { expect } from 'chai';

/** Milliseconds: long, since it is waited for in full only by a test that fails. */
const patience = 45_000;
/** Between two looks: first short, then longer the longer it takes, because looking costs the very time that is waited for. */
const pauses = { first: 25, last: 100, share: 0.1 };

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Reads until the value is the wanted one; after 45 s it fails with what it read last. */
export async function until<Value>(read: () => Promise<Value> | Value, wanted: Value, what?: string): Promise<void> {
  const value = await readUntil(read, (latest) => isEqual(latest, wanted));
  expect(value, what).to.deep.equal(wanted);
}

/** Reads until there is a value that `isFine` accepts, and answers with it; after 45 s it fails with what it read last. */
export async function untilFine<Value>(
  read: () => Promise<Value> | Value,
  isFine: (value: Value) => boolean,
  what: string,
): Promise<Value> {
  const value = await readUntil(read, isFine);
  if (!isFine(value)) throw new Error(`${what}: ${JSON.stringify(value)}`);
  return value;
}

/** Reads until `isFine` accepts the value or the patience (milliseconds) ends, and answers with what it read last. */
export async function readUntil<Value>(
  read: () => Promise<Value> | Value,
  isFine: (value: Value) => boolean,
  longest: number = patience,
): Promise<Value> {
  const begin = Date.now();
  const pause = (): number => Math.min(pauses.last, Math.max(pauses.first, (Date.now() - begin) * pauses.share));
  let value = await read();
  while (!isFine(value) && Date.now() - begin < longest) {
    // Waits: between two looks.
    await new Promise((resolve) => setTimeout(resolve, pause()));
    value = await read();
  }
  return value;
}
