import type { DrawnGroup } from './drawn-parts.ts';
import { fillWords } from './fill-words.ts';
import type { FormContext } from './form-context.ts';

/** The legend of a group, of one that repeats with its number; empty where it has none. */
export function groupTitle({ group, item }: DrawnGroup, { words }: Pick<FormContext, 'words'>): string {
  if (!item || !group.repeat) return words(group.legend);
  const title = words(group.repeat.title);
  return item.number === undefined ? title : fillWords(title, { number: item.number, count: item.count });
}
