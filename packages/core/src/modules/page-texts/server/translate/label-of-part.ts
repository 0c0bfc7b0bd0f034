import type { Lectern } from '#server/kernel/lectern.ts';
import type { IncomingContent } from '#modules/pages/server/public.ts';

/** The label of the type of the block that is a part of a page, in English; empty where it is no block. */
export function labelOfPart(app: Pick<Lectern, 'blocks'>, { blocks }: Pick<IncomingContent, 'blocks'>, name: string): string {
  const [part, key = ''] = name.split('.');
  const block = part === 'blocks' && Object.hasOwn(blocks, key) ? blocks[key] : undefined;
  return block ? (app.blocks.get(block.type)?.label ?? block.type) : '';
}
