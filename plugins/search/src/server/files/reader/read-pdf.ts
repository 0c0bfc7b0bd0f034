import { Refusal } from './refusal.ts';
import type { TextSink } from './text-sink.ts';

/** Pages after another that cannot be read before the file is given up: one that lies about their number has no others. */
const mostBroken = 50;

interface PdfPages {
  readonly numPages: number;
  getPage(number: number): Promise<{
    getTextContent(): Promise<{ readonly items: readonly object[] }>;
    cleanup(): unknown;
  }>;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

async function openPdf(data: Uint8Array): Promise<PdfPages> {
  // Only for a PDF: it takes longer to load than most files to read.
  const { getDocument } = await import('unpdf/pdfjs');
  try {
    return (await getDocument({
      data,
      verbosity: 0,
      useWorkerFetch: false,
      useSystemFonts: false,
      disableFontFace: true,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      enableXfa: false,
    }).promise) as PdfPages;
  } catch (error) {
    throw new Refusal(nameOf(error) === 'PasswordException' ? 'encrypted' : 'damaged');
  }
}

/** The lines of a page. Words that were divided at the end of a line are put together, other than in “kerk- en”. */
async function readPage(pdf: PdfPages, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return items
    .map((item) => ('str' in item ? `${String(item.str)}${'hasEOL' in item && item.hasEOL ? '\n' : ''}` : ''))
    .join('')
    .replaceAll(/(\p{Ll})[-\u00ad]\n(?!(?:en|of|und|oder|et|ou)\b)(?=\p{Ll})/gu, '$1');
}

/** Reads the words of a PDF. Nothing that it asks to be done is done, and nothing is asked of anybody. */
export async function readPdf(data: Uint8Array, sink: TextSink): Promise<void> {
  const pdf = await openPdf(data);
  let broken = 0;
  let read = 0;
  for (let number = 1; number <= pdf.numPages && broken < mostBroken; number += 1) {
    let text: string;
    try {
      text = await readPage(pdf, number);
    } catch {
      // The others may be whole.
      broken += 1;
      continue;
    }
    broken = 0;
    read += 1;
    sink.add(`${text}\n`);
  }
  if (read === 0) throw new Refusal('damaged');
}
