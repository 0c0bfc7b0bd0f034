import { dequal } from 'dequal/lite';
import type { StoredBlock } from '#contract/content.ts';
import { withNested } from '#modules/pages/edits/place.ts';
import type { EditorDocument } from '../state/editor-document.ts';

/** What a preview shows: a document, as far as its blocks are drawn. */
export interface ShownPage {
  readonly document: Pick<EditorDocument, 'blocks' | 'order' | 'title' | 'typeData'>;
  /** Keys of the blocks that stand in it. */
  readonly drawn: ReadonlySet<string>;
}

/** What has to be done so that it shows another. */
export interface PreviewPlan {
  /** Keys of the blocks to draw; what is nested in them comes with them. */
  readonly draw: readonly string[];
  /** Whether what stands around the blocks is drawn too. */
  readonly hasLayout: boolean;
  /** Whether blocks are drawn nowhere, and only stand in another order or are gone. */
  readonly isMoved: boolean;
}

/** Whether a block looks another, whatever is nested in it. Its name is for the outline alone. */
function differs(one: StoredBlock, other: StoredBlock): boolean {
  if (one === other) return false;
  return (
    one.type !== other.type ||
    one.version !== other.version ||
    one.anchorPoint !== other.anchorPoint ||
    !dequal(one.slots ?? {}, other.slots ?? {}) ||
    !dequal(one.props, other.props)
  );
}

/** Finds the fewest blocks to draw. A page begins in another way than it goes on, so what comes first is drawn for it. */
export function planPreview({ document: shown, drawn }: ShownPage, next: ShownPage['document']): PreviewPlan {
  const draw = new Set<string>();
  /** False where a block stands nowhere on its own: then the one around it is drawn. */
  const visit = (key: string): boolean => {
    const block = next.blocks[key];
    const before = Object.hasOwn(shown.blocks, key) ? shown.blocks[key] : undefined;
    if (!block) return true;
    if (!drawn.has(key)) return false;
    if (block === before && !block.slots) return true;
    const children = Object.values(block.slots ?? {}).flat();
    const isAnother = !before || differs(before, block);
    if (isAnother || !children.map(visit).every(Boolean)) {
      for (const inner of withNested(next.blocks, key)) draw.delete(inner);
      draw.add(key);
    }
    return true;
  };
  const former = new Set(shown.order);
  for (const key of next.order) if (!former.has(key) || !visit(key)) draw.add(key);
  const [first] = next.order;
  const [formerFirst] = shown.order;
  if (first !== formerFirst)
    for (const key of [first, formerFirst]) if (key !== undefined && next.order.includes(key)) draw.add(key);
  return {
    draw: [...draw],
    hasLayout: shown.title !== next.title || !dequal(shown.typeData, next.typeData),
    isMoved: !dequal(shown.order, next.order),
  };
}
