import type { Fields } from '#contract/fields/field.ts';

type Field = Fields[string];
type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of a tag, which says nothing to people. */
const isID = (item: unknown): boolean => typeof item === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(item);

/** The words of an image, a file, a video or a link. */
function wordsOf({ altText, label, title, to }: Values): string {
  const href = isObject(to) ? to['href'] : undefined;
  return [altText, label, title, href].filter((text) => typeof text === 'string' && text !== '').join(' → ');
}

function textOf(field: Pick<Field, 'text'>, value: unknown): string | undefined {
  try {
    return field
      .text?.(value)
      .map(({ text }) => text)
      .join('\n');
  } catch {
    // A value that an earlier or newer form of the field wrote.
    return undefined;
  }
}

/**
 * The value of a field in words, to compare and to read: the label of a choice, the text of rich text and of the items of a list.
 * Empty where it has none: no value, true or false, an image without a text. Never throws, whatever the value is.
 */
export function readableValue(field: Field | undefined, value: unknown): string {
  if (typeof value === 'string') return field?.editor.options?.find((option) => option.value === value)?.label ?? value;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  const text = field && textOf(field, value);
  if (text) return text;
  if (Array.isArray(value)) {
    const items = value.map((item) => (isObject(item) ? wordsOf(item) : isID(item) ? '' : readableValue(field, item)));
    return items.filter((item) => item !== '').join('\n');
  }
  return isObject(value) ? wordsOf(value) : '';
}
