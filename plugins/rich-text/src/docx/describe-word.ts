import type { PastedBlock } from '../paste/pasted.types.ts';
import { isPastedImage } from '../paste/pasted.types.ts';

const counted = (count: number, [one, many]: readonly [string, string]): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** What a read file holds, in a sentence: `It holds 3 headings, 12 paragraphs and 2 images.` */
export function describeWord({ blocks }: { readonly blocks: readonly PastedBlock[] }): string {
  const of = (...types: readonly string[]) => blocks.filter((block) => types.includes(block.type)).length;
  const parts = [
    ...counted(of('heading'), ['heading', 'headings']),
    ...counted(of('paragraph', 'quote'), ['paragraph', 'paragraphs']),
    ...counted(of('list'), ['list', 'lists']),
    ...counted(of('table'), ['table', 'tables']),
    ...counted(blocks.filter(isPastedImage).length, ['image', 'images']),
  ];
  if (parts.length === 0) return 'There is no text in this file.';
  return `It holds ${parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`}.`;
}
