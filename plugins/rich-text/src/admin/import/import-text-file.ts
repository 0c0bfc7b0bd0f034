import type { AdminImporter } from '@lectern/core/admin';
import { parseHtml } from '../../paste/inert-document.types.ts';
import { asReadFile } from './as-read-file.ts';
import { readTextFile } from './read-text-file.ts';

/** Makes a page, or blocks, of a web page, Markdown or plain text. */
const textImporter: AdminImporter = {
  async read(file) {
    const result = await readTextFile(file, parseHtml);
    return result.ok ? { ok: true, file: asReadFile(result.word) } : result;
  },
};

export default textImporter;
