import { cleanText } from '../../document/clean-text.ts';
import type { ParseHtml } from '../../paste/inert-document.types.ts';
import { isMarkdown } from '../../paste/is-markdown.ts';
import { isOverwrought } from '../../paste/is-overwrought.ts';
import { readClipboard } from '../../paste/read-clipboard.ts';
import type { ReadWordResult } from '../docx/read-word-file.ts';
import { t } from './text-file-texts.ts';
import { titleOf } from './title-of.ts';

const maxMegabytes = 12;

/** How a web page says in which letters it is written, near its beginning. */
const charset = /charset=["']?\s*([\w-]+)/i;

/** The text of a file in the letters that it names, or that its bytes are: UTF-8, else those of Windows. */
function decoded(bytes: ArrayBuffer): string {
  const named = charset.exec(new TextDecoder('windows-1252').decode(bytes.slice(0, 2048)))?.[1];
  for (const label of ['utf-8', named ?? 'windows-1252', 'windows-1252']) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // The next one.
    }
  }
  return new TextDecoder().decode(bytes);
}

/** Reads a web page, Markdown or plain text as it would be pasted. */
export async function readTextFile(file: File, parse: ParseHtml): Promise<ReadWordResult> {
  if (file.size > maxMegabytes * 1_000_000) return { ok: false, message: t('textFile.tooLarge', { megabytes: maxMegabytes }) };
  const content = decoded(await file.arrayBuffer());
  const isPage = /\.html?$/i.test(file.name);
  if (!isPage && isMarkdown(content) && isOverwrought(cleanText(content)))
    return { ok: false, message: t('textFile.overwrought') };
  const clipboard = { own: '', html: isPage ? content : '', text: isPage ? '' : content, files: [] };
  const { blocks, images, dropped } = await readClipboard(clipboard, parse);
  return { ok: true, word: { title: titleOf({ title: '', name: file.name, blocks }), blocks, images, dropped } };
}
