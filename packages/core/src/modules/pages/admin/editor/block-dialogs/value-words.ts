import type { Text } from '#admin/messages/use-messages.ts';
import { conflictWords } from '../choices/conflict-words.ts';
import type { LostValue } from './replace-block.ts';

const maxWords = 160;

const shortened = (words: string): string => (words.length > maxWords ? `${words.slice(0, maxWords).trimEnd()}…` : words);

/** The texts in a value, as its plugin reads them; empty where it has none or they cannot be read. */
function textsIn({ field, value }: LostValue): string {
  try {
    return (field.text?.(value) ?? [])
      .map(({ text }) => text.trim())
      .filter(Boolean)
      .join(' · ');
  } catch {
    return '';
  }
}

/** What files of a value show, as far as it is said; how many there are where it is not. */
function mediaIn(t: Text, { field, value, name }: LostValue): string {
  try {
    const files = field.media?.(value, name) ?? [];
    const said = files.map(({ altText }) => altText?.trim()).filter(Boolean);
    return said.join(' · ') || (files.length > 0 ? t('replaceBlock.files', { count: files.length }) : '');
  } catch {
    return '';
  }
}

/** The value of a field in words: its texts, its choice, or what kind of thing it is. */
export function valueWords(t: Text, lost: LostValue): string {
  const { field, value } = lost;
  const option = field.editor.options?.find((candidate) => candidate.value === value);
  if (option) return option.label;
  const said = textsIn(lost) || mediaIn(t, lost);
  if (said !== '') return shortened(said);
  if (Array.isArray(value)) return t('replaceBlock.items', { count: value.length });
  return shortened(conflictWords(t, value));
}
