import { join } from 'node:path';
import type { PrivateStore } from './private-store.ts';

/** The name under which the store holds the bytes of a file. */
export const storedName = (id: string): string => id.replaceAll('-', '');

/** The id of the file with a stored name. */
export const idOf = (name: string): string => name.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Folder for files on their way in, already sealed: apart from uploads of the library, which has a sweep of its own. */
export const temporaryFolder = ({ temporaryDir }: PrivateStore): string => join(temporaryDir, 'private');
