import type { StoredBlock } from '../../../../../contract/content.ts';
import { initialOf } from '../../../../../contract/fields/field-set.ts';
import type { NewBlock } from '../../../../../admin/control.ts';
import type { Registry } from '../registry.ts';
import { newBlockKey } from './block-key.ts';

/** Blocks that a plugin asks for, complete: with keys of their own and what their fields begin with. */
export function newBlocks(
  registry: Registry,
  blocks: readonly NewBlock[],
  taken: Readonly<Record<string, unknown>> = {},
): StoredBlock[] {
  return blocks.flatMap(({ type, props }) => {
    const definition = registry.blocks[type];
    if (!definition) return [];
    const slots = Object.keys(definition.slots);
    return [
      {
        type,
        key: newBlockKey(taken),
        version: definition.version,
        props: { ...initialOf(definition.fields), ...props },
        anchorPoint: '',
        __images: {},
        __files: {},
        ...(slots.length > 0 ? { slots: Object.fromEntries(slots.map((slot) => [slot, []])) } : {}),
      },
    ];
  });
}
