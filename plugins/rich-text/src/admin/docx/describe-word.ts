import type { PastedBlock } from '../../paste/pasted.types.ts';
import { isPastedImage } from '../../paste/pasted.types.ts';
import { joinList } from '../join-list.ts';
import { t } from './word-texts.ts';

/** The content of a read file in a sentence: `It holds 3 headings, 12 paragraphs and 2 images.` */
export function describeWord({ blocks }: { readonly blocks: readonly PastedBlock[] }): string {
  const of = (...types: readonly string[]) => blocks.filter((block) => types.includes(block.type)).length;
  const counts = [
    ['heading', of('heading')],
    ['paragraph', of('paragraph', 'quote')],
    ['list', of('list')],
    ['table', of('table')],
    ['image', blocks.filter(isPastedImage).length],
  ] as const;
  const parts = counts.filter(([, count]) => count > 0).map(([kind, count]) => t(`word.${kind}`, { count }));
  return parts.length === 0 ? t('word.noText') : t('word.holds', { what: joinList(parts) });
}
