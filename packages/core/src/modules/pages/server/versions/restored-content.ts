import { dequal } from 'dequal/lite';
import type { StoredBlock } from '#contract/content.ts';
import { applyOperation, editContent } from '../../edits/apply-operations.ts';
import { indexBlocks } from '../../edits/block-index.ts';
import type { BlockIndex } from '../../edits/block-index.ts';
import { differenceOf } from '../../edits/difference.ts';
import type { FieldPlace, Spot } from '../../edits/operation.ts';
import type { PageContent } from '../../edits/page-content.ts';
import { placeOf } from '../../edits/place.ts';
import type { BlockList } from '../../edits/place.ts';

/** A part of a page: a block by its key, or the value of a field. */
export type ContentPart =
  { readonly kind: 'block'; readonly key: string } | { readonly kind: 'field'; readonly place: FieldPlace };

/** A block by its key, whatever names objects have beside. */
const blockAt = ({ blocks }: PageContent, key: string): StoredBlock | undefined =>
  Object.hasOwn(blocks, key) ? blocks[key] : undefined;

const ofPage: BlockList = { parent: null, slot: '' };

/** Where a block of earlier content belongs in the present one: behind the nearest block before it that is still there. */
function formerSpot(current: BlockIndex, former: BlockIndex, key: string): Spot {
  const isThere = ({ parent }: BlockList): boolean => parent === null || current.listOf(parent) !== undefined;
  // Where what it was nested in is gone, it stands on the page where that one stood.
  const stood = former.around(key).find((at) => isThere(former.listOf(at) ?? ofPage)) ?? key;
  const list = former.listOf(stood) ?? ofPage;
  if (stood !== key && list.parent !== null) return { ...ofPage, after: current.keysAt(ofPage).at(-1) ?? null };
  let after = former.before(stood);
  for (; after !== null; after = former.before(after)) {
    const now = current.listOf(after);
    if (after !== key && now && now.parent === list.parent && now.slot === list.slot) break;
  }
  return { ...list, after };
}

/** A block that is gone comes back with those nested in it that are gone as well; what stands elsewhere by now stays there. */
function withFormerBlock(current: PageContent, former: PageContent, key: string): PageContent {
  const editing = editContent(current);
  const formerBlocks = indexBlocks(former);
  const open = [key];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const block = blockAt(former, next);
    if (!block || editing.blocks.listOf(next)) continue;
    const { slots, ...bare } = block;
    const emptied = slots && Object.fromEntries(Object.keys(slots).map((slot) => [slot, []]));
    editing.blocks.insert(emptied ? { ...bare, slots: emptied } : bare, formerSpot(editing.blocks, formerBlocks, next));
    for (const child of Object.values(slots ?? {})
      .flat()
      .toReversed())
      open.push(child);
  }
  return editing.read();
}

const isSame = (one: StoredBlock, other: StoredBlock): boolean => one.type === other.type && one.version === other.version;

/** A block as it was and where it was. What is nested in it by now stays: each of those is restored by itself. */
function withBlock(current: PageContent, former: PageContent, key: string): PageContent | undefined {
  const [now, block] = [blockAt(current, key), blockAt(former, key)];
  if (!block || !placeOf(former, key)) return undefined;
  if (!now || !placeOf(current, key)) return withFormerBlock(current, former, key);
  const { slots: _slots, ...bare } = block;
  const restored = now.slots ? { ...bare, slots: now.slots } : bare;
  const changed = { ...current, blocks: { ...current.blocks, [key]: restored } };
  const isMoved = differenceOf(current, former).some((operation) => operation.op === 'move' && operation.key === key);
  if (!isMoved) return changed;
  const editing = editContent(changed);
  editing.blocks.move(key, formerSpot(editing.blocks, indexBlocks(former), key));
  return editing.read();
}

function formerValue(former: PageContent, place: FieldPlace): unknown {
  const own = (values: Readonly<Record<string, unknown>>, field: string): unknown =>
    Object.hasOwn(values, field) ? values[field] : undefined;
  switch (place.of) {
    case 'title':
      return former.title;
    case 'typeData':
      return own(former.typeData, place.field);
    case 'seo':
      return own({ ...former.seo }, place.field);
    case 'props':
      return own(blockAt(former, place.key)?.props ?? {}, place.field);
    case 'block':
      return blockAt(former, place.key)?.[place.field];
  }
}

function withField(current: PageContent, former: PageContent, place: FieldPlace): PageContent | undefined {
  if ('key' in place) {
    const [now, block] = [blockAt(current, place.key), blockAt(former, place.key)];
    // Fields of another type, or of another version of it, are other fields.
    if (!now || !block || !isSame(now, block)) return undefined;
  }
  const value = formerValue(former, place);
  return applyOperation(current, { op: 'set', ...place, ...(value === undefined ? {} : { value }) });
}

/**
 * The content of a page after earlier content, or a part of it, was brought back into it. Undefined where there is no such
 * part: a block that the earlier content has not, or a field of a block that is not there by now. Both at the version of the
 * code.
 */
export function restoredContent(
  current: PageContent,
  former: PageContent,
  part: ContentPart | undefined,
): PageContent | undefined {
  if (!part) return former;
  return part.kind === 'block' ? withBlock(current, former, part.key) : withField(current, former, part.place);
}

/** The blocks, and the fields of the page itself, that another content has otherwise: what a restoration brings back. */
export function broughtBack(
  current: PageContent,
  restored: PageContent,
): { readonly blocks: StoredBlock[]; readonly isOwn: boolean } {
  const blocks = Object.entries(restored.blocks).flatMap(([key, block]) => {
    const now = blockAt(current, key);
    return now && isSame(now, block) && dequal(now.props, block.props) ? [] : [block];
  });
  return { blocks, isOwn: !dequal(current.typeData, restored.typeData) };
}
