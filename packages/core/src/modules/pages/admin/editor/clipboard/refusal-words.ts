import type { Text } from '#admin/messages/use-messages.ts';
import { maxBlocks, maxNesting } from '#modules/pages/edits/page-content.ts';
import type { BlockList } from '#modules/pages/edits/place.ts';
import { slotTexts } from '../blocks/place-texts.ts';
import { blockName } from '../registry/registry.ts';
import type { Registry } from '../registry/registry.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import type { Misfit, Refused } from './fit-blocks.ts';

interface Speaking {
  readonly t: Text;
  readonly registry: Registry;
  readonly document: Pick<EditorDocument, 'blocks' | 'order'>;
  /** Of the page. */
  readonly type: string;
}

const keys = {
  notHere: 'clipboard.notOnPage',
  notInside: 'clipboard.notInside',
  tooDeep: 'clipboard.tooDeep',
  noRoom: 'clipboard.noRoom',
  pageFull: 'clipboard.pageFull',
  newer: 'clipboard.newerBlock',
  unknown: 'clipboard.unknownBlock',
  damaged: 'clipboard.damaged',
} as const satisfies Readonly<Record<Misfit, string>>;

/** A sentence for each reason for which blocks were not pasted into a list, with the names of all that it is true of. */
export function refusalWords({ t, registry, document, type }: Speaking, list: BlockList, refused: readonly Refused[]): string[] {
  const nameOf = (block: Refused['block']): string => block.name ?? blockName(registry, block.type);
  const reasons = Map.groupBy(refused, ({ why, type: because }) => (why === 'notInside' ? `${why} ${because}` : why));
  return [...reasons.values()].map((group) => {
    const [first] = group;
    if (!first) return '';
    const key = first.why === 'notHere' && list.parent !== null ? 'clipboard.notInSlot' : keys[first.why];
    return t(key, {
      names: [...new Set(group.map(({ block }) => nameOf(block)))].join(', '),
      inner: blockName(registry, first.type),
      type: registry.pageTypes[type]?.label ?? type,
      maximum: maxBlocks,
      levels: maxNesting,
      ...slotTexts({ registry, document }, list),
    });
  });
}
