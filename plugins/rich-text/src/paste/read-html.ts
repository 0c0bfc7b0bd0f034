import { repairRichText } from '../document/repair-rich-text.ts';
import { foldParts } from './fold-parts.ts';
import type { ParseHtml } from './inert-document.types.ts';
import type { PastedBlock } from './pasted.types.ts';
import { isPastedImage } from './pasted.types.ts';
import { createPasteReport } from './paste-report.ts';
import type { Dropped } from './paste-report.ts';
import { readMarkup } from './read-markup.ts';
import { walkMarkup } from './walk-markup.ts';

export interface ReadHtml {
  readonly blocks: readonly PastedBlock[];
  readonly dropped: Dropped;
}

/** The first style sheet of a document. */
function sheetOf(head: string): string {
  const begin = head.search(/<style/i);
  const length = begin < 0 ? -1 : head.slice(begin).search(/<\/style>/i);
  return length < 0 ? '' : head.slice(begin, begin + length) + '</style>';
}

/** Only what was meant to be copied, where the program says so. */
function fragmentOf(html: string): string {
  const begin = html.indexOf('<!--StartFragment');
  if (begin < 0) return html;
  const end = html.lastIndexOf('<!--EndFragment');
  const head = html.slice(0, begin);
  const body = html.slice(begin, end > begin ? end : undefined);
  // A row or an item that stands alone needs what it stood in.
  const table = head.lastIndexOf('<table');
  const isRow = /^<!--StartFragment\s*-->\s*(?:<col|<tr|<td|<t?body|<thead)/i.test(body);
  return sheetOf(head) + (isRow && table >= 0 ? head.slice(table, head.indexOf('>', table) + 1) : '') + body;
}

const isOffice = (html: string): boolean =>
  /urn:schemas-microsoft-com|class="?Mso|\bmso-|docs-internal-guid|\bSCXW\d|LibreOffice|OpenOffice/.test(html);

/** Each block with the form of this format; images stay, until they have a place in the library. */
const repaired = (blocks: readonly PastedBlock[]): PastedBlock[] => {
  const out: PastedBlock[] = [];
  let run: PastedBlock[] = [];
  const flush = () => {
    if (run.length > 0) out.push(...repairRichText({ kind: 'richtext', version: 1, children: run }).doc.children);
    run = [];
  };
  for (const block of blocks) {
    if (!isPastedImage(block)) {
      run.push(block);
      continue;
    }
    flush();
    out.push(block);
  }
  flush();
  return out;
};

/** HTML of a clipboard as blocks. The HTML is read from a document that nobody ever shows; none of it is kept. */
export function readHtml(html: string, parse: ParseHtml): ReadHtml {
  const report = createPasteReport();
  const root = readMarkup(fragmentOf(html), parse);
  const parts = walkMarkup(root, { report, hasLanguages: !isOffice(html), lists: 0 });
  return { blocks: repaired(foldParts(parts)), dropped: report.dropped() };
}
