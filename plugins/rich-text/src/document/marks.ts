import type { TextLeaf } from './rich-text.types.ts';

/** A mark that is on or off. */
export type Mark = Exclude<keyof TextLeaf, 'text' | 'lang'>;

/** Every mark, outermost first where several cover the same text. */
export const marks = ['bold', 'italic', 'underline', 'strike', 'sub', 'sup', 'code'] as const satisfies readonly Mark[];

/** The element of HTML that stands for each mark, in the editor and on the site. */
export const markElements: Readonly<Record<Mark, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  sub: 'sub',
  sup: 'sup',
  code: 'code',
};

/** A language tag as HTML takes it: `la`, `en-GB`, `zh-Hant-TW`. */
export const languagePattern = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/;
