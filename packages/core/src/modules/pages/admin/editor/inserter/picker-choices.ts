import type { BlockPreview } from '#contract/block-preview.ts';
import type { Registry } from '../registry/registry.ts';
import { drawingOf } from './drawing-of.ts';
import { searchKey } from '#contract/fold-text.ts';

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

/** How well a word fits: by the beginning of the name, of a word in it, within it, by the group, else by what describes it. */
function rankOf({ label, group, description, type }: PickerChoice, word: string): number {
  const name = searchKey(label);
  const fits = [
    name.startsWith(word),
    name.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word)),
    name.includes(word),
    searchKey(group).includes(word),
    searchKey(`${description} ${type}`).includes(word),
  ];
  const rank = fits.indexOf(true);
  return rank === -1 ? Infinity : rank;
}

/** Those that every word of a search fits, names before groups before descriptions. */
export function searchChoices(choices: readonly PickerChoice[], term: string): PickerChoice[] {
  const words = searchKey(term).split(' ').filter(Boolean);
  if (words.length === 0) return [...choices];
  return choices
    .map((choice) => ({ choice, rank: Math.max(...words.map((word) => rankOf(choice, word))) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ choice }) => choice);
}

/** As many as stand first because somebody uses them. */
const maxOften = 4;

interface Order {
  readonly term: string;
  /** By type. */
  readonly uses: Readonly<Record<string, number>>;
  /** The title above what somebody uses most. */
  readonly often: string;
  /** The title above what a search finds. */
  readonly found: string;
}

/**
 * Choices under titles, as they stand on screen: first what this person uses most, then the groups; while something is
 * searched for all that was found, the best match first. No choice stands there twice.
 */
export function pickerSections(choices: readonly PickerChoice[], { term, uses, often, found }: Order): PickerSection[] {
  if (term.trim() !== '') {
    const fitting = searchChoices(choices, term);
    return fitting.length > 0 ? [{ title: found, choices: fitting }] : [];
  }
  const usesOf = ({ type }: PickerChoice): number => (Object.hasOwn(uses, type) ? (uses[type] ?? 0) : 0);
  const first = choices
    .filter((choice) => usesOf(choice) > 0)
    .sort((one, other) => usesOf(other) - usesOf(one))
    .slice(0, maxOften);
  const rest = choices.filter((choice) => !first.includes(choice));
  const groups = [...new Set(rest.map((choice) => choice.group))];
  return [
    ...(first.length > 0 ? [{ title: often, choices: first }] : []),
    ...groups.map((group) => ({ title: group, choices: rest.filter((choice) => choice.group === group) })),
  ];
}
