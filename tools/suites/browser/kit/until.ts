import { expect } from 'chai';

const pause = 25;

/** Reads until the value is the wanted one, then says so; after the time it fails with what it read last. */
export async function until<Value>(read: () => Promise<Value> | Value, wanted: Value, milliseconds = 10_000): Promise<void> {
  const deadline = Date.now() + milliseconds;
  let value = await read();
  while (!isEqual(value, wanted) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    value = await read();
  }
  expect(value).to.deep.equal(wanted);
}

/** Reads until there is a value that `isFine` accepts, and answers with it. */
export async function untilFine<Value>(
  read: () => Promise<Value>,
  isFine: (value: Value) => boolean,
  what: string,
): Promise<Value> {
  const deadline = Date.now() + 10_000;
  let value = await read();
  while (!isFine(value)) {
    if (Date.now() > deadline) throw new Error(`${what}: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
    value = await read();
  }
  return value;
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
