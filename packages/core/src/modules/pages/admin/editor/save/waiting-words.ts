import type { Text } from '#admin/messages/use-messages.ts';
import type { FieldConflict } from './field-conflict.ts';

/** Whether a property names a block with all that is in it. */
export const isWholeBlock = (property: string): boolean => /^blocks\.[^.]+$/.test(property);

/** How much waits for a choice, and whether that is fields or blocks; nothing where nothing does. */
export function waitingWords(t: Text, conflicts: readonly Pick<FieldConflict, 'property'>[]): string {
  const count = conflicts.length;
  const blocks = conflicts.filter(({ property }) => isWholeBlock(property)).length;
  if (count === 0) return '';
  if (blocks === 0) return t('save.waiting', { count });
  return t(blocks === count ? 'save.waitingBlocks' : 'save.waitingBoth', { count });
}
