import type { Readable } from 'node:stream';
import type { PrivateStore } from '#modules/private-files/server/public.ts';

/** Bytes on their way out, and how many there are. */
export interface StoredBytes {
  readonly stream: Readable;
  readonly size: number;
}

/** A part of some bytes. */
export interface ByteRange {
  readonly start: number;
  /** The last byte, included. */
  readonly end: number;
}

/** Where the bytes of the media library lie: originals by their content, and what is made of them. */
export interface MediaStore {
  /** Takes a file over from `temporaryDir`: whole under its hash when this is done, or not there at all. */
  adopt(hash: string, temporaryPath: string): Promise<void>;
  /** The bytes of an original, or undefined where they are gone. */
  read(hash: string): Promise<StoredBytes | undefined>;
  /** The size of an original in bytes, or undefined where they are gone. */
  size(hash: string): Promise<number | undefined>;
  /** A part of an original, and no byte before it, or undefined where it is gone. */
  readPart(hash: string, range: ByteRange): Promise<Readable | undefined>;
  remove(hash: string): Promise<void>;
  /** Hashes of all originals, with the time at which each was written. */
  list(): AsyncIterable<{ readonly hash: string; readonly writtenAt: Date }>;
  /**
   * Bytes that can be made again, by a key of lower-case letters, digits, `.`, `_`, `-` and `/`; undefined where they
   * are not there.
   */
  readDerived(key: string): Promise<StoredBytes | undefined>;
  /** Writes derived bytes: whole or not at all. Of two at once, either stays. */
  writeDerived(key: string, bytes: Uint8Array): Promise<void>;
  /** Removes the derived bytes whose key begins with a folder: `ab/abcdef…`. */
  removeDerived(folder: string): Promise<void>;
  /** Files under a prefix of their own, which the library neither lists nor sweeps. */
  readonly privateFiles: PrivateStore;
  /** Folder for bytes in progress, on the disk of this machine. */
  readonly temporaryDir: string;
  /** Where it is, for people: a folder, or `s3://bucket/prefix`. */
  readonly place: string;
  /** The folder that holds everything, where it is one. */
  readonly folder: string | undefined;
  /** Rejects where nothing can be read or written there. */
  check(): Promise<void>;
}

const hashPattern = /^[0-9a-f]{64}$/;
const derivedPattern = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;

export const originalsPrefix = 'originals';

/** The key of an original. Two levels of folders keep each of them small. */
export function originalKey(hash: string): string {
  if (!hashPattern.test(hash)) throw new Error('A media hash is 64 hexadecimal digits.');
  return `${originalsPrefix}/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`;
}

export const privatePrefix = 'private';

/** The key of a private file, in folders as originals are. */
export function privateKey(name: string): string {
  if (!/^[0-9a-f]{32}$/.test(name)) throw new Error('The name of a private file is 32 hexadecimal digits.');
  return `${privatePrefix}/${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`;
}

/** The key of derived bytes. */
export function derivedKey(key: string): string {
  if (!derivedPattern.test(key)) throw new Error('A key of derived media holds something else than names.');
  return `derived/${key}`;
}
