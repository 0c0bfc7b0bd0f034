import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Every file below a folder with its size in bytes, by its path; sorted. A folder that is not there has none. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => undefined,
      ),
    ),
  );
  return files.map((file, index) => `${relative(folder, file)} ${sizes[index]}`).toSorted();
}
