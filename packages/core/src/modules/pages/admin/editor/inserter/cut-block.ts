import type { BlockDefinition } from '#contract/block.ts';
import type { StoredBlock } from '#contract/content.ts';
import type { BlockChoice, CutValue, NewBlock } from '#admin/control.ts';
import { keysAt, placeOf } from '#modules/pages/edits/place.ts';
import type { Place } from '#modules/pages/edits/place.ts';
import { maxOf, typesFor } from '../blocks/may-stand.ts';
import type { Surroundings } from '../blocks/may-stand.ts';
import { isListShown } from '../blocks/outline-rows.ts';
import { pickerChoices } from './picker-choices.ts';

/** What says how a block looks, and goes along into the block in which its words go on. */
const looks = new Set(['select', 'boolean']);

/** Whether the words of a field may go on in another block of its type: one with nothing else in it must be whole. */
export const canCutAt = ({ fields }: Pick<BlockDefinition, 'fields'>, field: string): boolean =>
  Object.entries(fields).every(([name, { editor }]) => name === field || !editor.required || looks.has(editor.control));

/** The types that may stand right behind a block, together with one more of its own; none where there is no room for both. */
export function choicesBehind(around: Surroundings, key: string, uses: Readonly<Record<string, number>>): BlockChoice[] {
  const place = placeOf(around.document, key);
  if (!place || !isListShown(around.registry, around.document, place)) return [];
  if (keysAt(around.document, place).length + 2 > maxOf(around, place)) return [];
  return pickerChoices(around.registry, typesFor(around, place)).map(({ type, label, description, icon }) => ({
    ...{ type, label, description, icon },
    uses: Object.hasOwn(uses, type) ? (uses[type] ?? 0) : 0,
  }));
}

interface Cut extends CutValue<unknown> {
  readonly block: StoredBlock;
  readonly definition: BlockDefinition;
  readonly field: string;
  readonly place: Place;
}

/** Whether a block shows nothing at all. What its plugin cannot tell counts as something. */
function isBlank(definition: BlockDefinition, props: Readonly<Record<string, unknown>>): boolean {
  try {
    const own = props as never;
    return [definition.text(own), definition.media(own), definition.references(own)].every(({ length }) => length === 0);
  } catch {
    return false;
  }
}

/** A block cut in two around a new one of a type: the value that stays in it, the blocks beside it, and where these stand. */
export function cutBlock(type: string, { block, definition, field, place, value, rest }: Cut) {
  const added: NewBlock = { type, props: {} };
  const behind = { ...place, index: place.index + 1 };
  if (rest === undefined) return { value, blocks: [added], place: behind };
  // Nothing would stay before the new block: it goes in front, and no empty one is left.
  if (isBlank(definition, { ...block.props, [field]: value })) return { value: rest, blocks: [added], place };
  const look = Object.entries(block.props).filter(([name]) => looks.has(definition.fields[name]?.editor.control ?? ''));
  const goesOn: NewBlock = { type: block.type, props: { ...Object.fromEntries(look), [field]: rest } };
  return { value, blocks: [added, goesOn], place: behind };
}
