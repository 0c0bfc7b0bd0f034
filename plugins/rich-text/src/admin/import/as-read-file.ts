import type { FinishedImport, ImportTools, ReadFile } from '@lectern/core/admin';
import type { ImageNode } from '../../document/rich-text.types.ts';
import { placeImages } from '../../paste/find-images.ts';
import { uploadImage } from '../paste/image-upload.ts';
import type { PastedImage } from '../../paste/pasted.types.ts';
import { describeDropped, explainDropped } from '../paste/describe-dropped.ts';
import { splitBlocks } from '../../paste/split-blocks.ts';
import { describeWord } from '../docx/describe-word.ts';
import type { ReadWord } from '../docx/read-word-file.ts';
import { t } from '../docx/word-texts.ts';

const blockType = 'rich-text/text';

/** Uploads the images of a file, one after the other, those that are there already left alone. */
async function uploadAll(
  { images }: Pick<ReadWord, 'images'>,
  { client, errorText, signal, onProgress }: ImportTools,
  placed: Map<PastedImage, ImageNode>,
): Promise<string[]> {
  const failed: string[] = [];
  for (const [index, found] of images.entries()) {
    if (placed.has(found.image)) continue;
    if (signal.aborted) break;
    onProgress(index, images.length);
    const result = await uploadImage(client, found, { altText: found.image.altText, decorative: false }, { signal });
    if (result.ok) placed.set(found.image, result.node);
    else {
      const name = found.image.altText || t('word.imageName', { number: index + 1 });
      const reason = result.errors.map((error) => errorText(error, t('word.fileName'))).join(' ');
      failed.push(t('word.imageFailed', { name, reason }));
    }
  }
  return failed;
}

/** What was read of a file, as core makes a page of it: a block for each of its sections, its images in the library. */
export function asReadFile(read: ReadWord): ReadFile {
  const placed = new Map<PastedImage, ImageNode>();
  return {
    title: read.title,
    summary: describeWord(read),
    leftOut: { text: describeDropped(read.dropped), reasons: explainDropped(read.dropped) },
    async finish(tools): Promise<FinishedImport> {
      const failed = await uploadAll(read, tools, placed);
      const documents = splitBlocks(placeImages(read.blocks, placed));
      return { blocks: documents.map((body) => ({ type: blockType, props: { body } })), failed };
    },
  };
}
