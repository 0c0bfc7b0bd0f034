import type { RichText } from './rich-text.types.ts';

/** A document with nothing in it. */
export const emptyRichText: RichText = Object.freeze({
  kind: 'richtext',
  version: 1,
  children: Object.freeze([]) as readonly [],
});
