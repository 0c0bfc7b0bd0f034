/** The number of words of a text, as its language counts them. */
export function countWords(text: string, locale: string): number {
  let count = 0;
  for (const segment of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) if (segment.isWordLike) count += 1;
  return count;
}
