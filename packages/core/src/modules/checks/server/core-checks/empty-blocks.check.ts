import type { CheckedBlock } from '#contract/check.ts';
import { found } from './find.ts';
import type { CoreCheck } from './find.ts';

const holdsNothing = ({ texts, images, links, values, hasMore }: CheckedBlock): boolean => {
  const parts = Object.values(texts);
  const hasFile = JSON.stringify(values).includes('"fileID"');
  return (
    !hasMore &&
    !hasFile &&
    parts.length > 0 &&
    images.length + links.length === 0 &&
    parts.flat().every(({ text }) => text.trim() === '')
  );
};

/** Blocks for words, images or links in which there are none. Those that have no field for words may well draw something. */
export const checkEmptyBlocks: CoreCheck = ({ blocks }) =>
  blocks.filter(holdsNothing).map(({ key, texts }) => found('G_89', Object.keys(texts)[0] ?? `blocks.${key}`));
