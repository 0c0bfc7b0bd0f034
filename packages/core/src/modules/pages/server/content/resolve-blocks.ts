import type { BlockDefinition, UpgradeResult } from '#contract/block.ts';
import { upgradeProps } from '#contract/block.ts';
import type { StoredBlock } from '#contract/content.ts';
import type { FieldError } from '#contract/errors.ts';
import type { Registry } from '#server/kernel/registry.ts';
import { createTurns } from '#server/kernel/turns.ts';
import { validate } from '#contract/validation.ts';
import { levelsOf, tooDeep } from '../../edits/levels.ts';
import { publishableBlock } from '../../publishable-page.ts';
import type { IncomingBlock } from '../../content.schema.ts';
import { createSlotNames } from './slot-names.ts';
import type { SlotNames } from './slot-names.ts';
import { unknownBlock, unknownInFields } from './unknown-content.ts';
import type { UnknownPart } from './unknown-content.ts';
import { validateBeside } from './validate-beside.ts';

interface ResolveOptions {
  readonly types: Registry<BlockDefinition>;
  readonly blocks: Readonly<Record<string, IncomingBlock>>;
  readonly blockOrder: readonly string[] | undefined;
  /** The blocks stored under these keys now: those newer than the code keep their bytes, as do such values in their fields. */
  readonly stored: Readonly<Record<string, StoredBlock>>;
  /** Blocks that were stored earlier and come back: their slots may, and they may stand where they stood. */
  readonly former?: Readonly<Record<string, StoredBlock>> | undefined;
  /** Block types that the page type allows; all when undefined. */
  readonly allowed: readonly string[] | undefined;
  readonly level: 'draft' | 'schema';
}

/** Without names, slots were looked at elsewhere. */
type BlockOptions = ResolveOptions & { readonly slotNames?: SlotNames };

export interface ResolvedBlocks {
  readonly blocks: Record<string, StoredBlock>;
  readonly blockOrder: string[];
  readonly errors: readonly FieldError[];
  /** What is of types that nobody installed: of that nothing was checked. */
  readonly unknown: readonly UnknownPart[];
}

/** What is found on the way. */
interface Found {
  readonly errors: FieldError[];
  readonly unknown: UnknownPart[];
}

/** Upgrades and checks every block of a page. Errors carry paths such as `blocks.k3.title`; all are reported. */
export async function resolveBlocks(options: ResolveOptions): Promise<ResolvedBlocks> {
  const found: Found = { errors: [], unknown: [] };
  const { errors, unknown } = found;
  const slotNames = createSlotNames(options.types, [options.stored, options.former ?? {}]);
  const blocks: Record<string, StoredBlock> = {};
  const turn = createTurns();
  for (const [key, block] of Object.entries(options.blocks)) {
    if (block.key !== undefined && block.key !== key) errors.push({ property: `blocks.${key}.key`, code: 'V_12' });
    blocks[key] = resolveBlock(key, block, { ...options, slotNames }, found);
    if (options.level === 'schema') checkPlace(key, blocks[key], options, errors);
    await turn();
  }
  if (options.level === 'schema') checkAnchors(blocks, errors);
  checkDepth(options, errors);
  return { blocks, blockOrder: orderOf(options, errors), errors, unknown };
}

/** Upgrades and checks some of the blocks of a draft, each where it stands among the others; not where that is. */
export async function resolveSome(
  options: Pick<ResolveOptions, 'types' | 'blocks' | 'stored'>,
  keys: Iterable<string>,
): Promise<Pick<ResolvedBlocks, 'blocks' | 'errors' | 'unknown'>> {
  const found: Found = { errors: [], unknown: [] };
  const all = { ...options, blockOrder: undefined, allowed: undefined, level: 'draft' } as const;
  const blocks: Record<string, StoredBlock> = {};
  const turn = createTurns();
  for (const key of keys) {
    const block = options.blocks[key];
    if (block) blocks[key] = resolveBlock(key, block, all, found);
    await turn();
  }
  return { blocks, ...found };
}

function resolveBlock(key: string, block: IncomingBlock, options: BlockOptions, { errors, unknown }: Found): StoredBlock {
  const envelope = {
    type: block.type,
    key,
    ...(block.name ? { name: block.name } : {}),
    anchorPoint: block.anchorPoint,
    ...(block.slots ? { slots: block.slots } : {}),
    __images: {},
    __files: {},
  };
  const definition = options.types.get(block.type);
  const known = options.stored[key];
  if (!definition || options.level === 'draft') checkSlotNames(key, block, options, errors);
  // A plugin that is missing: its block keeps its bytes.
  if (!definition) {
    const version = block.version ?? known?.version ?? 1;
    unknown.push(unknownBlock({ key, type: block.type, version, props: block.props }));
    return {
      ...envelope,
      version,
      props: block.props,
      __images: known?.__images ?? {},
      __files: known?.__files ?? {},
    };
  }

  const upgraded = upgradedProps(definition, block);
  if (!upgraded) {
    errors.push({ property: `blocks.${key}.props`, code: 'V_12' });
    return { ...envelope, version: block.version ?? definition.version, props: block.props };
  }
  if (upgraded.isNewer) {
    const isKept = known?.type === block.type && known.version > definition.version;
    if (isKept) {
      const { version, props, __images, __files } = known;
      return { ...envelope, version, props, __images, __files };
    }
    // No schema of this code can check such props, so only what a newer code stored here may claim to be newer.
    errors.push({ property: `blocks.${key}.version`, code: 'V_12' });
    return { ...envelope, version: upgraded.version, props: block.props };
  }
  checkSlots({ key, block, definition }, options, errors);
  const stored = known?.type === block.type ? upgradedProps(definition, known)?.props : undefined;
  const checked = validateBeside(definition, { level: options.level, values: upgraded.props, stored, prefix: `blocks.${key}` });
  for (const error of checked.errors ?? []) errors.push(error);
  if (checked.errors) return { ...envelope, version: definition.version, props: upgraded.props };
  const props = checked.value as Record<string, unknown>;
  for (const part of unknownInFields(definition.fields, props, `blocks.${key}`)) unknown.push(part);
  return { ...envelope, version: definition.version, props };
}

/** Undefined where an upgrade cannot be applied: props that no version of the block ever wrote. */
function upgradedProps(definition: BlockDefinition, block: Pick<IncomingBlock, 'version' | 'props'>): UpgradeResult | undefined {
  try {
    return upgradeProps(definition, { version: block.version ?? definition.version, props: block.props });
  } catch {
    return undefined;
  }
}

/** What only publishing demands of a block beside its fields: a type that the page allows, its name and its anchor. */
function checkPlace(key: string, block: StoredBlock, { allowed }: ResolveOptions, errors: FieldError[]): void {
  if (allowed && !allowed.includes(block.type)) errors.push({ property: `blocks.${key}.type`, code: 'V_07' });
  for (const error of validate(publishableBlock, block, `blocks.${key}`).errors ?? []) errors.push(error);
}

/** Slots that a block has neither by its type nor because it is stored with them. */
function checkSlotNames(
  key: string,
  { type, slots = {} }: IncomingBlock,
  { slotNames }: BlockOptions,
  errors: FieldError[],
): void {
  for (const slot of Object.keys(slots))
    if (slotNames && !slotNames.areKnown({ key, type }, slot))
      errors.push({ property: `blocks.${key}.slots.${slot}`, code: 'V_12' });
}

/** Blocks deeper than they may stand. A draft keeps those that were stored there. */
function checkDepth({ blocks, stored, former = {}, level }: ResolveOptions, errors: FieldError[]): void {
  for (const key of tooDeep(level === 'draft' ? [stored, former] : [], blocks))
    errors.push({ property: `blocks.${key}`, code: 'G_29' });
}

/** A draft keeps its slots as they are, as long as each of their blocks is there: what may stand in them may have changed since. */
function checkSlots(
  { key, block, definition }: { key: string; block: IncomingBlock; definition: BlockDefinition },
  options: ResolveOptions,
  errors: FieldError[],
): void {
  const isDraft = options.level === 'draft';
  for (const [slot, keys] of Object.entries(block.slots ?? {})) {
    const rule = Object.hasOwn(definition.slots, slot) ? definition.slots[slot] : undefined;
    if (!rule && !isDraft) {
      errors.push({ property: `blocks.${key}.slots.${slot}`, code: 'V_12' });
      continue;
    }
    if (!isDraft && rule?.max !== undefined && keys.length > rule.max)
      errors.push({ property: `blocks.${key}.slots.${slot}`, code: 'V_14' });
    for (const child of keys) {
      const type = options.blocks[child]?.type;
      if (type === undefined || (!isDraft && rule?.allow && !rule.allow.includes(type))) {
        errors.push({ property: `blocks.${key}.slots.${slot}`, code: 'V_12' });
      }
    }
  }
}

/** Page order: `blockOrder` wins; blocks that it does not name follow in their own order, nested ones stand in their slot. */
function orderOf({ blocks, blockOrder }: ResolveOptions, errors: FieldError[]): string[] {
  const nested = new Map<string, number>();
  for (const block of Object.values(blocks)) {
    for (const child of Object.values(block.slots ?? {}).flat()) nested.set(child, (nested.get(child) ?? 0) + 1);
  }
  for (const [key, times] of nested) {
    if (times > 1) errors.push({ property: `blocks.${key}`, code: 'V_12' });
  }
  const order = blockOrder ?? [];
  const ordered = new Set(order);
  if (ordered.size !== order.length || order.some((key) => !Object.hasOwn(blocks, key) || nested.has(key))) {
    errors.push({ property: 'blockOrder', code: 'V_12' });
  }
  const keys = Object.keys(blocks);
  const rest = keys.filter((key) => !ordered.has(key) && !nested.has(key));
  // What stands in itself is on no level.
  const levels = levelsOf(blocks);
  if (keys.some((key) => !levels.has(key))) errors.push({ property: 'blocks', code: 'V_12' });
  return [...order, ...rest];
}

function checkAnchors(blocks: Readonly<Record<string, StoredBlock>>, errors: FieldError[]): void {
  const taken = new Set<string>();
  for (const [key, { anchorPoint }] of Object.entries(blocks)) {
    if (!anchorPoint) continue;
    if (taken.has(anchorPoint)) errors.push({ property: `blocks.${key}.anchorPoint`, code: 'V_18' });
    taken.add(anchorPoint);
  }
}
