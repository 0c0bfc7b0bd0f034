const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A new key for a block: a letter, then 11 letters or digits, unlike every other key on the page. */
export function newBlockKey(taken: Readonly<Record<string, unknown>> = {}): string {
  const bytes = crypto.getRandomValues(new Uint8Array(11));
  const key = `b${[...bytes].map((byte) => letters[byte % letters.length]).join('')}`;
  return Object.hasOwn(taken, key) ? newBlockKey(taken) : key;
}
