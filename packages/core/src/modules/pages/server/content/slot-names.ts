import type { BlockDefinition } from '#contract/block.ts';
import type { StoredBlock } from '#contract/content.ts';
import type { Registry } from '#server/kernel/registry.ts';

/** The slots that blocks may have. */
export interface SlotNames {
  /**
   * Whether a block of this type may have a slot of this name: its definition knows it, or a block that is stored has it. The
   * slots of a type whose plugin is missing are known to nobody, and keep their names.
   */
  readonly areKnown: (block: { readonly key: string; readonly type: string }, slot: string) => boolean;
}

/** How plugins name slots; never as a property that every object has. */
const plainName = /^(?!constructor$)[a-z][\w-]{0,39}$/i;

type Stored = Readonly<Record<string, StoredBlock>>;

/** `stored`: the blocks of the page as they are, and as they were where something of that comes back. */
export function createSlotNames(types: Registry<BlockDefinition>, stored: readonly Stored[]): SlotNames {
  /** Slots by type of those blocks that are stored with them, once one is asked for that no definition knows. */
  let kept: Map<string, Set<string>> | undefined;
  const keptOf = (type: string): ReadonlySet<string> | undefined => {
    if (!kept) {
      kept = new Map();
      for (const block of stored.flatMap((blocks) => Object.values(blocks))) {
        const names = kept.get(block.type) ?? new Set<string>();
        for (const name of Object.keys(block.slots ?? {})) names.add(name);
        kept.set(block.type, names);
      }
    }
    return kept.get(type);
  };
  return {
    areKnown({ key, type }, slot) {
      const definition = types.get(type);
      if (definition ? Object.hasOwn(definition.slots, slot) : plainName.test(slot)) return true;
      const own = stored.map((blocks) => (Object.hasOwn(blocks, key) ? (blocks[key]?.slots ?? {}) : {}));
      // A copy of a block has the slots of its original, also those that its type has no more.
      return own.some((slots) => Object.hasOwn(slots, slot)) || keptOf(type)?.has(slot) === true;
    },
  };
}
