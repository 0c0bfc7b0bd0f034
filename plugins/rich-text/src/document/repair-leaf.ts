import { cleanText, isCleanText } from './clean-text.ts';
import { languagePattern, marks } from './marks.ts';
import type { Mark } from './marks.ts';
import type { Properties } from './node-kinds.ts';
import type { TextLeaf } from './rich-text.types.ts';

const markNames: ReadonlySet<string> = new Set(marks);

function isSound(value: Properties): boolean {
  if (typeof value['text'] !== 'string' || !isCleanText(value['text'])) return false;
  for (const key in value) {
    if (key === 'text') continue;
    if (key === 'lang') {
      if (typeof value[key] !== 'string' || !languagePattern.test(value[key])) return false;
    } else if (!markNames.has(key) || value[key] !== true) return false;
  }
  return true;
}

const textOf = (text: unknown): string =>
  typeof text === 'string' || typeof text === 'number' || typeof text === 'boolean' ? cleanText(String(text)) : '';

/** A run of text of what stands for one: the value itself where it is sound, else its text with the marks that are. */
export function repairLeaf(value: Properties): TextLeaf {
  if (isSound(value)) return value as unknown as TextLeaf;
  const set = marks.filter((mark) => value[mark] !== undefined && value[mark] !== null && value[mark] !== false);
  const lang = value['lang'];
  return {
    text: textOf(value['text']),
    ...(Object.fromEntries(set.map((mark) => [mark, true])) as Partial<Record<Mark, true>>),
    ...(typeof lang === 'string' && languagePattern.test(lang) ? { lang } : {}),
  };
}
