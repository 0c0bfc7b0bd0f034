/** Texts of one batch, and the signs after which it ends. */
const [mostTexts, mostSigns] = [50, 5_000];

/** Texts in batches, in their order. One that is long stands alone. */
export function inBatches<Item extends { readonly text: string }>(items: readonly Item[]): Item[][] {
  const batches: Item[][] = [];
  let signs = Infinity;
  for (const item of items) {
    const last = batches.at(-1);
    if (last && last.length < mostTexts && signs + item.text.length <= mostSigns) {
      last.push(item);
      signs += item.text.length;
    } else {
      batches.push([item]);
      signs = item.text.length;
    }
  }
  return batches;
}
