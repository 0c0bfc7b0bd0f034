import type { Text } from '#admin/messages/use-messages.ts';
import type { Fields } from '#contract/fields/field.ts';
import { readableValue } from '#modules/pages/compare/readable-value.ts';

/** Whether a value holds anything: a text without a letter and a list of such hold nothing. */
function holdsAnything(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.some(holdsAnything);
  if (typeof value !== 'object' || value === null) return value !== null && value !== undefined;
  // Of a node in a text, or of the whole text, what is in it counts.
  const { text, children } = value as { text?: unknown; children?: unknown };
  return text !== undefined || children !== undefined
    ? [text, children].some(holdsAnything)
    : Object.values(value).some(holdsAnything);
}

/**
 * A value as a person can tell it from another: its words, lines for the parts of a text or list, the label of a choice, or that
 * it is there.
 */
export function conflictWords(t: Text, value: unknown, field?: Fields[string]): string {
  if (value === true) return t('conflict.on');
  if (value === false) return t('conflict.off');
  const words = readableValue(field, value).trim();
  return words || t(holdsAnything(value) ? 'conflict.filled' : 'conflict.empty');
}
