import type { BlockPreview } from '../../../../../contract/block-preview.ts';
import type { Registry } from '../registry.ts';

export interface PickerChoice {
  readonly type: string;
  readonly label: string;
  readonly description: string;
  readonly icon: string;
  readonly group: string;
  readonly preview: BlockPreview | undefined;
}

/** The block types that may be added here, by group, each in the order in which plugins register them. */
export function pickerChoices(registry: Registry, allowed: readonly string[] | undefined): PickerChoice[] {
  const choices = Object.entries(registry.blocks)
    .filter(([type]) => !allowed || allowed.includes(type))
    .map(([type, { label, description, icon, group, preview }]) => ({ type, label, description, icon, group, preview }));
  const groups = [...new Set(choices.map((choice) => choice.group))];
  return groups.flatMap((group) => choices.filter((choice) => choice.group === group));
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Those that hold every word of a search; a match at the beginning of the name comes first. */
export function searchChoices(choices: readonly PickerChoice[], term: string): PickerChoice[] {
  const words = plain(term).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...choices];
  const found = choices.filter((choice) => {
    const text = plain(`${choice.label} ${choice.description} ${choice.group} ${choice.type}`);
    return words.every((word) => text.includes(word));
  });
  const starts = (choice: PickerChoice) => plain(choice.label).startsWith(words[0] ?? '');
  return [...found.filter(starts), ...found.filter((choice) => !starts(choice))];
}
