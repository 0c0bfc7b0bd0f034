import type { BlockPreview } from '../../../../../contract/block-preview.ts';
import type { Registry } from '../registry.ts';
import { drawingOf } from './drawing-of.ts';
import { searchKey } from '../../../../../contract/fold-text.ts';

export interface PickerChoice {
  readonly type: string;
  readonly label: string;
  readonly description: string;
  readonly icon: string;
  readonly group: string;
  /** The one that its plugin drew, else one made of its fields. */
  readonly preview: BlockPreview | undefined;
}

/** Choices under one title. */
export interface PickerSection {
  readonly title: string;
  readonly choices: readonly PickerChoice[];
}

/** The block types that may be added here, by group, each in the order in which plugins register them. */
export function pickerChoices(registry: Registry, allowed: readonly string[] | undefined): PickerChoice[] {
  const choices = Object.entries(registry.blocks)
    .filter(([type]) => !allowed || allowed.includes(type))
    .map(([type, definition]) => {
      const { label, description, icon, group } = definition;
      return { type, label, description, icon, group, preview: definition.preview ?? drawingOf(definition) };
    });
  const groups = [...new Set(choices.map((choice) => choice.group))];
  return groups.flatMap((group) => choices.filter((choice) => choice.group === group));
}

/** Those that hold every word of a search; a match at the beginning of the name comes first. */
export function searchChoices(choices: readonly PickerChoice[], term: string): PickerChoice[] {
  const words = searchKey(term).split(' ').filter(Boolean);
  if (words.length === 0) return [...choices];
  const found = choices.filter((choice) => {
    const text = searchKey(`${choice.label} ${choice.description} ${choice.group} ${choice.type}`);
    return words.every((word) => text.includes(word));
  });
  const starts = (choice: PickerChoice) => searchKey(choice.label).startsWith(words[0] ?? '');
  return [...found.filter(starts), ...found.filter((choice) => !starts(choice))];
}

/** As many as stand first because somebody uses them. */
const maxOften = 4;

interface Order {
  readonly term: string;
  /** By type. */
  readonly uses: Readonly<Record<string, number>>;
  /** The title above what somebody uses most. */
  readonly often: string;
}

/**
 * Choices under titles, as they stand on screen: first what this person uses most, then the groups; while something is
 * searched for the groups alone, that of the best match first. No choice stands there twice.
 */
export function pickerSections(choices: readonly PickerChoice[], { term, uses, often }: Order): PickerSection[] {
  const usesOf = ({ type }: PickerChoice): number => (Object.hasOwn(uses, type) ? (uses[type] ?? 0) : 0);
  const used = choices
    .filter((choice) => usesOf(choice) > 0)
    .sort((one, other) => usesOf(other) - usesOf(one))
    .slice(0, maxOften);
  const first = term.trim() === '' ? used : [];
  const rest = searchChoices(choices, term).filter((choice) => !first.includes(choice));
  const groups = [...new Set(rest.map((choice) => choice.group))];
  return [
    ...(first.length > 0 ? [{ title: often, choices: first }] : []),
    ...groups.map((group) => ({ title: group, choices: rest.filter((choice) => choice.group === group) })),
  ];
}
