import type { Text } from '../../../../../admin/messages/use-messages.ts';

/** The words in a value: a text, or the texts of whatever is in it. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { text, children } = value as { text?: unknown; children?: unknown };
  // A text of a tree has its words in its leaves; what stands beside them is how they look.
  if (typeof text === 'string') return wordsIn(text);
  if (children !== undefined) return [wordsIn(children).join(' ')].filter((words) => words !== '');
  return Object.values(value).flatMap(wordsIn);
}

/** A value as a person can tell it from another: its words, or that it is there. */
export function conflictWords(t: Text, value: unknown): string {
  if (value === true) return t('conflict.on');
  if (value === false) return t('conflict.off');
  const words = wordsIn(value).join('\n');
  return words === '' ? t('conflict.empty') : words;
}
