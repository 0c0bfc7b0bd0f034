import { cleanText, isCleanText } from './clean-text.ts';
import { languagePattern, marks } from './marks.ts';
import type { Mark } from './marks.ts';
import type { Properties } from './node-kinds.ts';
import type { TextLeaf } from './rich-text.types.ts';

const markNames: ReadonlySet<string> = new Set(marks);

/** Whether a value is a run of text exactly as it is stored. One pass over its properties: every text of a page comes by here. */
export function isSoundLeaf(value: unknown): value is TextLeaf {
  if (typeof value !== 'object' || value === null) return false;
  let hasText = false;
  for (const key in value) {
    const property: unknown = (value as Properties)[key];
    if (key === 'text') hasText = typeof property === 'string' && isCleanText(property);
    else if (
      key === 'lang' ? typeof property !== 'string' || !languagePattern.test(property) : property !== true || !markNames.has(key)
    )
      return false;
  }
  return hasText;
}

const textOf = (text: unknown): string =>
  typeof text === 'string' || typeof text === 'number' || typeof text === 'boolean' ? cleanText(String(text)) : '';

/** A run of text of what stands for one: the value itself where it is sound, else its text with the marks that are. */
export function repairLeaf(value: Properties): TextLeaf {
  if (isSoundLeaf(value)) return value;
  const set = marks.filter((mark) => value[mark] !== undefined && value[mark] !== null && value[mark] !== false);
  const lang = value['lang'];
  return {
    text: textOf(value['text']),
    ...(Object.fromEntries(set.map((mark) => [mark, true])) as Partial<Record<Mark, true>>),
    ...(typeof lang === 'string' && languagePattern.test(lang) ? { lang } : {}),
  };
}
