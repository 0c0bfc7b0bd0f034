import type { TextSegment } from '#contract/fields/rewriting.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };
// What XML cannot hold stands there by its number.
const unspeakable = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;

const escaped = (text: string): string => text.replace(/[&<>"\r]/g, (sign) => entities[sign] ?? sign);

/** A text as it stands between tags. */
const spoken = (text: string): string =>
  escaped(text).replace(unspeakable, (sign) => `<cp hex="${sign.charCodeAt(0).toString(16).padStart(4, '0')}"/>`);

/** A value as it stands in an attribute or a note. */
export const xmlValue = (text: string): string => escaped(text.replace(unspeakable, ' '));

const named: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };
const plainOf = (text: string): string => text.replace(/&(?:amp|lt|gt);/g, (name) => named[name] ?? name);

/** A text of a page as XLIFF holds it: its codes as `pc` and `ph`. Codes that stand there twice are copies of the first. */
export function xliffText({ text, format }: Pick<TextSegment, 'text' | 'format'>): string {
  if (format === 'plain') return spoken(text);
  const seen = new Set<string>();
  let next = Math.max(0, ...(text.match(/\d+/g) ?? []).map(Number));
  return text
    .split(/(<\/?\d+\/?>)/)
    .map((part, index) => {
      if (index % 2 === 0) return spoken(plainOf(part));
      const [, closing, number = '', single] = /^<(\/?)(\d+)(\/?)>$/.exec(part) ?? [];
      if (closing) return '</pc>';
      const isCopy = seen.has(number);
      seen.add(number);
      if (single) return `<ph id="${number}" canCopy="no" canDelete="no"/>`;
      return isCopy ? `<pc id="${(next += 1)}" copyOf="${number}">` : `<pc id="${number}">`;
    })
    .join('');
}
