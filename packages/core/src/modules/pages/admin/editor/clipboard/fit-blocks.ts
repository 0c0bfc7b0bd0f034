import { dequal } from 'dequal/lite';
import { upgradeProps } from '#contract/block.ts';
import type { BlockDefinition } from '#contract/block.ts';
import type { StoredBlock } from '#contract/content.ts';
import { maxBlocks } from '#modules/pages/edits/page-content.ts';
import { copyBlocks } from '#modules/pages/edits/blocks.ts';
import type { PageBlocks } from '#modules/pages/edits/page-content.ts';
import { withNested } from '#modules/pages/edits/place.ts';
import type { BlockList } from '#modules/pages/edits/place.ts';
import { isShallow, roomIn, typesFor } from '../blocks/may-stand.ts';
import type { Surroundings } from '../blocks/may-stand.ts';
import { kindOf } from '../registry/registry.ts';

/** Why a block is not pasted. `unknown`: of a type that nobody installed, and this page holds none like it. `notInside`: a block in it may not stand in its slot. `damaged`: values that its fields cannot hold. */
export type Misfit = 'notHere' | 'notInside' | 'tooDeep' | 'noRoom' | 'pageFull' | 'newer' | 'unknown' | 'damaged';

export interface Refused {
  readonly why: Misfit;
  /** The block that was copied, and the type because of which it is refused: its own or that of one inside it. */
  readonly block: StoredBlock;
  readonly type: string;
}

export interface Fitting {
  /** What may be pasted, with new keys, at the versions of the code. */
  readonly blocks: PageBlocks;
  readonly refused: readonly Refused[];
}

/** Props at the version of the code, as its fields keep them; undefined where no version of the block ever wrote such. */
function readableProps(definition: BlockDefinition, block: StoredBlock): StoredBlock['props'] | undefined {
  try {
    const result = definition.draft.safeParse(upgradeProps(definition, block).props);
    return result.success ? (result.data as StoredBlock['props']) : undefined;
  } catch {
    return undefined;
  }
}

interface Tree {
  readonly around: Surroundings;
  readonly blocks: PageBlocks['blocks'];
  readonly held: PageBlocks['blocks'];
}

/** Whether one of some blocks is the very same, less its key and what people call it. */
const holdsSame = (held: PageBlocks['blocks'], { type, version, props }: StoredBlock): boolean =>
  Object.values(held).some((one) => one.type === type && one.version === version && dequal(one.props, props));

/** A block and those in it, ready to be pasted; else what is wrong with the first that is not. */
function readied(
  { around, blocks, held }: Tree,
  root: string,
): { readonly ready: PageBlocks['blocks'] } | Omit<Refused, 'block'> {
  const { registry, onPage } = around;
  const ready: Record<string, StoredBlock> = {};
  for (const key of withNested(blocks, root)) {
    const block = blocks[key];
    if (!block) continue;
    const { type } = block;
    const kind = kindOf(registry, block);
    if (kind.kind === 'newer') return { why: 'newer', type };
    if (kind.kind === 'unknown') {
      if (!holdsSame(held, block)) return { why: 'unknown', type };
      ready[key] = block;
      continue;
    }
    const { definition } = kind;
    for (const [slot, children] of Object.entries(block.slots ?? {})) {
      const rule = Object.hasOwn(definition.slots, slot) ? definition.slots[slot] : undefined;
      if (!rule && children.length > 0) return { why: 'damaged', type };
      const isAllowed = (inner: string) => (rule?.allow ?? [inner]).includes(inner) && (onPage ?? [inner]).includes(inner);
      const stray = children.map((child) => blocks[child]?.type ?? '').find((inner) => !isAllowed(inner));
      if (stray !== undefined) return { why: 'notInside', type: stray };
    }
    const props = readableProps(definition, block);
    if (!props) return { why: 'damaged', type };
    ready[key] = { ...block, version: definition.version, props };
  }
  return { ready };
}

/** Anchors that no block of the page has, each for the first that brings it: a page holds each name once. */
function withAnchors(copies: PageBlocks, originals: readonly StoredBlock[], document: Pick<PageBlocks, 'blocks'>): PageBlocks {
  const taken = new Set(Object.values(document.blocks).map(({ anchorPoint }) => anchorPoint));
  const blocks = Object.values(copies.blocks).map((copy, index): [string, StoredBlock] => {
    const anchorPoint = originals[index]?.anchorPoint ?? '';
    if (anchorPoint === '' || taken.has(anchorPoint)) return [copy.key, copy];
    taken.add(anchorPoint);
    return [copy.key, { ...copy, anchorPoint }];
  });
  return { ...copies, blocks: Object.fromEntries(blocks) };
}

/**
 * What of some blocks may come to stand in a list of the page, and why the others may not. `held`: the blocks of the page, of
 * which those of types that nobody installed may be copied.
 */
export function fitBlocks(
  around: Surroundings,
  list: BlockList,
  { blocks, order }: PageBlocks,
  held = around.document.blocks,
): Fitting {
  const types = typesFor(around, list);
  const tree = { around, blocks, held };
  const ready: Record<string, StoredBlock> = {};
  const roots: string[] = [];
  const refused: Refused[] = [];
  let room = roomIn(around, list);
  let left = maxBlocks - Object.keys(around.document.blocks).length;
  for (const root of order) {
    const block = blocks[root];
    if (!block) continue;
    const { type } = block;
    const parts = readied(tree, root);
    if (types && !types.includes(type)) refused.push({ why: 'notHere', block, type });
    else if ('why' in parts) refused.push({ ...parts, block });
    else if (!isShallow(around, parts.ready, root, list)) refused.push({ why: 'tooDeep', block, type });
    else if (room < 1) refused.push({ why: 'noRoom', block, type });
    else if (Object.keys(parts.ready).length > left) refused.push({ why: 'pageFull', block, type });
    else {
      Object.assign(ready, parts.ready);
      roots.push(root);
      room -= 1;
      left -= Object.keys(parts.ready).length;
    }
  }
  const copies = copyBlocks({ blocks: ready }, roots, { ...around.document.blocks, ...blocks });
  const originals = roots.flatMap((root) => withNested(ready, root)).flatMap((key) => ready[key] ?? []);
  return { blocks: withAnchors(copies, originals, around.document), refused };
}
