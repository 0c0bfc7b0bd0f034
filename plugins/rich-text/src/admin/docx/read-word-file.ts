import { findImages } from '../../paste/find-images.ts';
import type { FoundImage } from '../../paste/find-images.ts';
import { imageName } from '../../paste/image-source.ts';
import type { ParseHtml } from '../../paste/inert-document.types.ts';
import type { PastedBlock } from '../../paste/pasted.types.ts';
import { createPasteReport, joinDropped } from '../../paste/paste-report.ts';
import type { Dropped } from '../../paste/paste-report.ts';
import { readHtml } from '../../paste/read-html.ts';
import { titleOf } from '../import/title-of.ts';
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
    word: {
      title: titleOf({ title: html.title, name: file.name, blocks: found.blocks }),
      blocks: found.blocks,
      images: found.images,
      dropped,
    },
  };
}
