import type { Readable } from 'node:stream';
import type { CommandContext } from './command.ts';
import { defineServiceKey } from './service.ts';

/** A file on its way in. */
export interface IncomingPrivateFile {
  readonly name: string;
  /** Media type: `application/pdf`. */
  readonly type: string;
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;
  /** Bytes. More are refused with G_06 as soon as they come, and nothing is kept. */
  readonly maxSize: number;
  /**
   * Nobody may ever come to keep it, as what visitors send ahead: all such files that nobody kept have 2 GB together, and one
   * more is refused with G_14.
   */
  readonly isPassing?: boolean;
}

export interface PrivateFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** A private file with its bytes. Whoever opens one reads it to its end or destroys the stream. */
export interface OpenedPrivateFile extends PrivateFile {
  /** Ends with an error (G_20) where the file was cut, changed or put together anew; what came before was whole. */
  readonly content: Readable;
}

/** The entity that a private file belongs to: `{ entity: 'submission', id }`. */
export interface PrivateFileSubject {
  readonly entity: string;
  readonly id: string;
}

/** The transaction of a command, as private files need it. */
export interface PrivateFileContext extends Pick<CommandContext, 'afterCommit'> {
  readonly em: object;
}

/** Files that are no media: sealed before they touch a disk, in no library, and told to nobody but their owner. */
export interface PrivateFiles {
  /** Takes a file in, outside of any transaction. Unless a command keeps it, it is gone after a day. */
  put(file: IncomingPrivateFile): Promise<PrivateFile>;
  /** Keeps a file that was put, for something, in the transaction of a command. G_04 where it is gone or kept already. */
  keep(context: PrivateFileContext, id: string, subject: PrivateFileSubject): Promise<void>;
  /** Undefined where there is none of this id. G_20 where it was damaged. */
  open(id: string): Promise<OpenedPrivateFile | undefined>;
  /** The files of something, oldest first. */
  list(subject: PrivateFileSubject): Promise<PrivateFile[]>;
  /** Removes the files of something, in the transaction of a command; their bytes go after the commit. */
  remove(context: PrivateFileContext, subject: PrivateFileSubject): Promise<void>;
}

/** The port to private files: `app.service(privateFiles).of('forms')`. */
export interface PrivateFilesByOwner {
  /** The files of a module or plugin, by its id. */
  of(owner: string): PrivateFiles;
}

export const privateFiles = defineServiceKey<PrivateFilesByOwner>('kernel/private-files');
