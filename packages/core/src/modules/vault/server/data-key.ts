import { hkdfSync } from 'node:crypto';

/** A key of `LECTERN_DATA_KEYS`, as it is used. */
export interface DataKey {
  /** 16 hexadecimal digits that tell it from others and tell nothing of it. */
  readonly fingerprint: string;
  /** Wraps the keys of records: 32 bytes. */
  readonly wrapping: Buffer;
}

const derive = (key: Uint8Array, purpose: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `lectern vault ${purpose}`, length));

/** The key of these 32 bytes. They are used for nothing themselves, so that no use says anything of another. */
export const dataKeyOf = (bytes: Uint8Array): DataKey => ({
  fingerprint: derive(bytes, 'fingerprint', 8).toString('hex'),
  wrapping: derive(bytes, 'wrapping', 32),
});

/** The keys of a site: the newest seals, all open. */
export interface KeyRing {
  readonly newest: DataKey;
  readonly find: (fingerprint: string) => DataKey | undefined;
  /** Newest first. */
  readonly keys: readonly DataKey[];
}

export function keyRingOf(dataKeys: readonly Uint8Array[]): KeyRing {
  const keys = dataKeys.map(dataKeyOf);
  const [newest] = keys;
  if (!newest) throw new Error('There is no data key.');
  const known = new Map(keys.map((key) => [key.fingerprint, key]));
  return { newest, find: (fingerprint) => known.get(fingerprint), keys };
}
