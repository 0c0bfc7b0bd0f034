import { dequal } from 'dequal/lite';
import type { StoredBlock } from '../../../../contract/content.ts';
import { applyOperation } from '../../edits/apply-operations.ts';
import { insertBlock, moveBlock } from '../../edits/blocks.ts';
import { differenceOf } from '../../edits/difference.ts';
import type { FieldPlace } from '../../edits/operation.ts';
import type { PageContent } from '../../edits/page-content.ts';
import { keysAt, placeOf } from '../../edits/place.ts';
import type { Place } from '../../edits/place.ts';

/** A part of a page: a block by its key, or the value of a field. */
export type ContentPart =
  { readonly kind: 'block'; readonly key: string } | { readonly kind: 'field'; readonly place: FieldPlace };

/** A block by its key, whatever names objects have beside. */
const blockAt = ({ blocks }: PageContent, key: string): StoredBlock | undefined =>
  Object.hasOwn(blocks, key) ? blocks[key] : undefined;

/** Where a block of earlier content belongs in the present one: behind the nearest block before it that is still there. */
function formerPlace(current: PageContent, former: PageContent, key: string): Place {
  const stood = placeOf(former, key) ?? { parent: null, slot: '', index: 0 };
  if (stood.parent !== null && !placeOf(current, stood.parent)) {
    // What it was nested in is gone: it stands on the page where that one stood.
    const around = formerPlace(current, former, stood.parent);
    return around.parent === null ? around : { parent: null, slot: '', index: current.order.length };
  }
  const keys = keysAt(current, stood).filter((candidate) => candidate !== key);
  const before = keysAt(former, stood)
    .slice(0, stood.index)
    .findLast((candidate) => keys.includes(candidate));
  return { ...stood, index: before === undefined ? 0 : keys.indexOf(before) + 1 };
}

/** A block that is gone comes back with those nested in it that are gone as well; what stands elsewhere by now stays there. */
function withFormerBlock(current: PageContent, former: PageContent, key: string): PageContent {
  const block = blockAt(former, key);
  if (!block) return current;
  const { slots: formerSlots, ...bare } = block;
  const slots = formerSlots && Object.fromEntries(Object.keys(formerSlots).map((slot) => [slot, []]));
  const back = insertBlock(current, slots ? { ...bare, slots } : bare, formerPlace(current, former, key));
  const nested = Object.values(formerSlots ?? {}).flat();
  return nested.reduce((content, child) => (placeOf(content, child) ? content : withFormerBlock(content, former, child)), back);
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
  return isMoved ? moveBlock(changed, key, formerPlace(changed, former, key)) : changed;
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
