import { newBlockKey } from '#contract/block-key.ts';
import type { StoredBlock } from '#contract/content.ts';
import { beginningOf } from '#contract/fields/beginning-of.ts';
import { editorsOf } from '#contract/fields/field-set.ts';
import type { NewBlock } from '#admin/control.ts';
import type { Registry } from '../registry/registry.ts';

interface Around {
  /** Blocks by the keys that new ones do not get. */
  readonly taken?: Readonly<Record<string, unknown>>;
  /** `YYYY-MM-DD`, in the site's time zone. */
  readonly today: string;
}

/** Blocks that a plugin asks for, complete: with keys of their own and what their fields begin with. */
export function newBlocks(registry: Registry, blocks: readonly NewBlock[], { taken, today }: Around): StoredBlock[] {
  return blocks.flatMap(({ type, props }) => {
    const definition = registry.blocks[type];
    if (!definition) return [];
    const slots = Object.keys(definition.slots);
    return [
      {
        type,
        key: newBlockKey(taken),
        version: definition.version,
        props: { ...beginningOf(editorsOf(definition.fields), today), ...props },
        anchorPoint: '',
        __images: {},
        __files: {},
        ...(slots.length > 0 ? { slots: Object.fromEntries(slots.map((slot) => [slot, []])) } : {}),
      },
    ];
  });
}
