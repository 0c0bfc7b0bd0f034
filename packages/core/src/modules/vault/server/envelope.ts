import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { DataKey, KeyRing } from './data-key.ts';

/** The form of an envelope; what opens it reads the form first. */
const version = 1;

const algorithm = 'aes-256-gcm';
const fingerprintBytes = 8;
const nonceBytes = 12;
const keyBytes = 32;
const tagBytes = 16;

/** version, fingerprint, the record's key wrapped (nonce, key, tag), then the record (nonce, tag, bytes). */
const wrapAt = 1 + fingerprintBytes;
const recordAt = wrapAt + nonceBytes + keyBytes + tagBytes;
const bytesAt = recordAt + nonceBytes + tagBytes;

/** An envelope that cannot be opened. The message says why, and nothing of what is in it. */
export class UnopenedError extends Error {}

/** SQL for the fingerprint in a column of envelopes. */
export const fingerprintIn = (column: string): string => `encode(substring(${column} from 2 for ${fingerprintBytes}), 'hex')`;

/** Wrapping is bound to the form and to the key, the record to its place: so a key is wrapped anew without knowing the place. */
const headOf = (fingerprint: string): Buffer => Buffer.concat([Buffer.of(version), Buffer.from(fingerprint, 'hex')]);

function wrap(recordKey: Uint8Array, { fingerprint, wrapping }: DataKey, nonce: Uint8Array): Buffer {
  const head = headOf(fingerprint);
  const cipher = createCipheriv(algorithm, wrapping, nonce).setAAD(head);
  const wrapped = Buffer.concat([cipher.update(recordKey), cipher.final()]);
  return Buffer.concat([head, nonce, wrapped, cipher.getAuthTag()]);
}

/** The fingerprint of the key that an envelope takes. */
export function fingerprintOf(envelope: Uint8Array): string {
  if (envelope.length < bytesAt || envelope[0] !== version) throw new UnopenedError('it is no sealed record of a known form');
  return Buffer.from(envelope.subarray(1, wrapAt)).toString('hex');
}

function unwrap(envelope: Uint8Array, ring: KeyRing): Buffer {
  const fingerprint = fingerprintOf(envelope);
  const key = ring.find(fingerprint);
  if (!key) throw new UnopenedError(`LECTERN_DATA_KEYS lacks its key ${fingerprint}`);
  const wrapped = envelope.subarray(wrapAt, recordAt);
  try {
    const decipher = createDecipheriv(algorithm, key.wrapping, wrapped.subarray(0, nonceBytes))
      .setAAD(headOf(fingerprint))
      .setAuthTag(wrapped.subarray(nonceBytes + keyBytes));
    return Buffer.concat([decipher.update(wrapped.subarray(nonceBytes, nonceBytes + keyBytes)), decipher.final()]);
  } catch (error) {
    throw new UnopenedError('its key was damaged', { cause: error });
  }
}

/** Seals bytes under a key of their own, which the newest of the ring wraps. `place` has to be the same to open them. */
export function sealBytes(ring: KeyRing, place: string, bytes: Uint8Array): Buffer {
  // At once, because each call costs as much as sealing a short text.
  const random = randomBytes(keyBytes + 2 * nonceBytes);
  const recordKey = random.subarray(0, keyBytes);
  const nonce = random.subarray(keyBytes, keyBytes + nonceBytes);
  const cipher = createCipheriv(algorithm, recordKey, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([
    wrap(recordKey, ring.newest, random.subarray(keyBytes + nonceBytes)),
    nonce,
    cipher.getAuthTag(),
    sealed,
  ]);
}

/** Throws an `UnopenedError` where the envelope is of another place, was changed, or takes a key that the ring lacks. */
export function openBytes(ring: KeyRing, place: string, envelope: Uint8Array): Buffer {
  const recordKey = unwrap(envelope, ring);
  const nonce = envelope.subarray(recordAt, recordAt + nonceBytes);
  try {
    const decipher = createDecipheriv(algorithm, recordKey, nonce)
      .setAAD(Buffer.from(place))
      .setAuthTag(envelope.subarray(recordAt + nonceBytes, bytesAt));
    return Buffer.concat([decipher.update(envelope.subarray(bytesAt)), decipher.final()]);
  } catch (error) {
    throw new UnopenedError('it was damaged, or belongs elsewhere', { cause: error });
  }
}

/** The same record with its key wrapped by the newest of the ring. What is sealed stays byte for byte. */
export function rewrap(ring: KeyRing, envelope: Uint8Array): Buffer {
  return Buffer.concat([wrap(unwrap(envelope, ring), ring.newest, randomBytes(nonceBytes)), envelope.subarray(recordAt)]);
}
