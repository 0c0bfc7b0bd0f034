const special = /[&<>"']/;
const replacements: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text made safe between tags and inside a quoted attribute. */
export const escapeHtml = (text: string): string =>
  special.test(text) ? text.replace(/[&<>"']/g, (character) => replacements[character] ?? '') : text;

const markup = Symbol('markup');

/** HTML that was put together with every text in it escaped. */
export interface Html {
  readonly [markup]: string;
}

const isHtml = (value: unknown): value is Html => typeof value === 'object' && value !== null && markup in value;

/** Marks HTML as made here. Not exported by the entry: only the serialiser vouches for a string. */
export const trustedHtml = (value: string): Html => ({ [markup]: value });

/** The string behind it. */
export const markupOf = (value: Html): string => value[markup];

type Part = string | number | Html | readonly Html[] | undefined | false;

const render = (part: Part): string => {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return isHtml(part) ? part[markup] : part.map((inner) => inner[markup]).join('');
};

/** HTML for a plugin's node: html\`<p class="map">\${place}</p>\`. What is put in is escaped, unless it is such HTML itself. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  trustedHtml(strings.reduce((out, text, index) => out + render(parts[index - 1]) + text));
