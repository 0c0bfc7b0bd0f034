import { namesInZip } from '#server/kernel/zip-names.ts';
import { readBytes } from '../read-bytes.ts';

/** Bytes at the end of an archive in which its list is looked for: some ten thousand files. */
const tailSize = 1024 * 1024;

/** Names of the files of an archive; undefined where a file is none. */
export const archiveNames = async (path: string): Promise<readonly string[] | undefined> =>
  namesInZip(Buffer.from(await readBytes(path, -tailSize), 'latin1'));
