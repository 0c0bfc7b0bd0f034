import type { AdminImporter } from '@lectern/core/admin';
import { parseHtml } from '../../paste/inert-document.types.ts';
import { asReadFile } from '../import/as-read-file.ts';
import { readWordFile } from './read-word-file.ts';

/** Makes a page of a Word file: a block for each of its sections, its images in the library. */
const wordImporter: AdminImporter = {
  async read(file) {
    const result = await readWordFile(file, parseHtml);
    return result.ok ? { ok: true, file: asReadFile(result.word) } : result;
  },
};

export default wordImporter;
