import type { PublishedDocument } from '#server/site/page-source.ts';

/** Values within values: far more than any field stores, and few enough to be written as JSON. */
const maxDepth = 500;

/** True for a value with more values within values than are left. Calls itself no oftener than that. */
function isTooDeep(value: unknown, left = maxDepth): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1));
}

/**
 * A document without what is too deep to be sent, as only a hand in the database makes it, and what was left out: keys of
 * blocks, and `typeData` for the page's own data.
 */
export function readableDocument(document: PublishedDocument): {
  readonly document: PublishedDocument;
  readonly dropped: readonly string[];
} {
  const deep = Object.keys(document.blocks).filter((key) => isTooDeep(document.blocks[key]));
  const typeData = isTooDeep(document.typeData) ? {} : document.typeData;
  if (deep.length === 0 && typeData === document.typeData) return { document, dropped: [] };
  const blocks = Object.fromEntries(Object.entries(document.blocks).filter(([key]) => !deep.includes(key)));
  const blockOrder = document.blockOrder.filter((key) => !deep.includes(key));
  const dropped = typeData === document.typeData ? deep : [...deep, 'typeData'];
  return { document: { ...document, typeData, blocks, blockOrder }, dropped };
}
