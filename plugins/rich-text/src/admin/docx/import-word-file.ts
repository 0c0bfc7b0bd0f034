import type { AdminImporter, FinishedImport, ImportTools, ReadFile } from '@lectern/core/admin';
import type { ImageNode } from '../../document/rich-text.types.ts';
import { placeImages } from '../../paste/find-images.ts';
import { uploadImage } from '../paste/image-upload.ts';
import { parseHtml } from '../../paste/inert-document.types.ts';
import type { PastedImage } from '../../paste/pasted.types.ts';
import { describeDropped, explainDropped } from '../paste/describe-dropped.ts';
import { splitBlocks } from '../../paste/split-blocks.ts';
import { describeWord } from './describe-word.ts';
import { readWordFile } from './read-word-file.ts';
import type { ReadWord } from './read-word-file.ts';
import { t } from './word-texts.ts';

const blockType = 'rich-text/text';

/** Uploads the images of a file, one after the other, those that are there already left alone. */
async function uploadAll(
  { images }: ReadWord,
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

function asReadFile(word: ReadWord): ReadFile {
  const placed = new Map<PastedImage, ImageNode>();
  return {
    title: word.title,
    summary: describeWord(word),
    leftOut: { text: describeDropped(word.dropped), reasons: explainDropped(word.dropped) },
    async finish(tools): Promise<FinishedImport> {
      const failed = await uploadAll(word, tools, placed);
      const documents = splitBlocks(placeImages(word.blocks, placed));
      return { blocks: documents.map((body) => ({ type: blockType, props: { body } })), failed };
    },
  };
}

/** Makes a page of a Word file: a block for each of its sections, its images in the library. */
const wordImporter: AdminImporter = {
  async read(file) {
    const result = await readWordFile(file, parseHtml);
    return result.ok ? { ok: true, file: asReadFile(result.word) } : result;
  },
};

export default wordImporter;
