import type { Readable } from 'node:stream';
import { defineServiceKey } from '#server/kernel/service.ts';

/** The place of the sealed bytes. Names are 32 hexadecimal digits. */
export interface PrivateStore {
  /** Folder for bytes in progress, on the disk of this machine. */
  readonly temporaryDir: string;
  /** Takes a file over from `temporaryDir`: whole under its name when this is done, or not there at all. */
  adopt(name: string, temporaryPath: string): Promise<void>;
  /** The bytes, or undefined where they are gone. */
  read(name: string): Promise<Readable | undefined>;
  remove(name: string): Promise<void>;
  /** All names, with the time at which each was written. */
  list(): AsyncIterable<{ readonly name: string; readonly writtenAt: Date }>;
}

/** The port that the media library fills: one folder or bucket holds both, and neither sweeps what is the other's. */
export const privateStore = defineServiceKey<PrivateStore>('private-files/store');
