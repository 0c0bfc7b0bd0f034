/** The form in which a comment mentions somebody. */
const mention = /@\[(\d{1,15})\]/g;

/** A part of a comment: words, or somebody by their id. */
export type CommentPart = string | { readonly id: number };

/** A comment in parts, in order; none of them is empty. */
export function partsOf(text: string): readonly CommentPart[] {
  const parts: CommentPart[] = [];
  let last = 0;
  for (const found of text.matchAll(mention)) {
    if (found.index > last) parts.push(text.slice(last, found.index));
    parts.push({ id: Number(found[1]) });
    last = found.index + found[0].length;
  }
  if (last < text.length) parts.push(text.slice(last));
  return parts;
}

/** Everybody whom a comment mentions, each once, in order. */
export const mentionedIn = (text: string): readonly number[] => [
  ...new Set(partsOf(text).flatMap((part) => (typeof part === 'string' ? [] : [part.id]))),
];

/** Writes a comment as people read it. */
export const readable = (text: string, nameOf: (id: number) => string): string =>
  partsOf(text)
    .map((part) => (typeof part === 'string' ? part : `@${nameOf(part.id)}`))
    .join('');
