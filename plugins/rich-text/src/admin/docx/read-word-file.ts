import { cleanText } from '../../document/clean-text.ts';
import { findImages } from '../../paste/find-images.ts';
import type { FoundImage } from '../../paste/find-images.ts';
import { imageName } from '../../paste/image-source.ts';
import type { ParseHtml } from '../../paste/inert-document.types.ts';
import type { PastedBlock } from '../../paste/pasted.types.ts';
import { createPasteReport, joinDropped } from '../../paste/paste-report.ts';
import type { Dropped } from '../../paste/paste-report.ts';
import { readHtml } from '../../paste/read-html.ts';
import { collectText } from '../../document/collect-lines.ts';
import { checkWordFile } from './check-word-file.ts';
import { wordLosses } from './word-losses.ts';
import { t } from './word-texts.ts';
import { wordToHtml } from './word-to-html.ts';
import type { WordHtml } from './word-to-html.ts';

/** A Word file as blocks, its images still apart. */
export interface ReadWord {
  readonly title: string;
  readonly blocks: readonly PastedBlock[];
  readonly images: readonly FoundImage[];
  readonly dropped: Dropped;
}

export type ReadWordResult = { readonly ok: true; readonly word: ReadWord } | { readonly ok: false; readonly message: string };

const maxTitle = 255;

/** `2026-11_jaar-verslag.docx` as a person would write it. */
const titleOfName = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replace(/[_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function titleOf(html: WordHtml, blocks: readonly PastedBlock[], name: string): string {
  const heading = blocks.find((block) => block.type === 'heading');
  const title = html.title || (heading ? collectText(heading).join(' ') : '') || titleOfName(name);
  return cleanText(title).slice(0, maxTitle).toWellFormed();
}

/** Reads a Word file. One that cannot be read is refused with a sentence for whoever chose it. */
export async function readWordFile(file: File, parse: ParseHtml): Promise<ReadWordResult> {
  const checked = await checkWordFile(file);
  if (!checked.ok) return checked;
  let html: WordHtml;
  try {
    html = await wordToHtml(checked.bytes);
  } catch {
    return { ok: false, message: t('word.broken') };
  }
  const read = readHtml(html.html, parse);
  const found = findImages(read.blocks, ({ src }) => html.images.get(src)?.file);
  const report = createPasteReport();
  for (const image of found.missing) {
    const type = html.images.get(image.src)?.type.replace('image/', '').replace(/^x-/, '').toUpperCase() ?? '';
    report.drop('image', image.altText || imageName({ ...image, src: type }));
  }
  const dropped = [read.dropped, report.dropped(), wordLosses(checked.parts)].reduce(joinDropped);
  return {
    ok: true,
    word: { title: titleOf(html, found.blocks, file.name), blocks: found.blocks, images: found.images, dropped },
  };
}
