import type { Sealable } from '#server/kernel/vault.ts';

const kinds = { bytes: 0, json: 1 } as const;

/** A value as the bytes that are sealed: its kind, then itself. */
export const bytesOf = (value: Sealable): Buffer =>
  value instanceof Uint8Array
    ? Buffer.concat([Buffer.of(kinds.bytes), value])
    : Buffer.concat([Buffer.of(kinds.json), Buffer.from(JSON.stringify(value))]);

/** The value of bytes that were opened. */
export const valueOf = (bytes: Buffer): unknown =>
  bytes[0] === kinds.json ? (JSON.parse(bytes.toString('utf8', 1)) as unknown) : bytes.subarray(1);
