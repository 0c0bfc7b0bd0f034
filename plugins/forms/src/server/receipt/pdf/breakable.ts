/** Letters of a word that fit in the column of answers, however wide they are. */
const longest = 28;
/** Where a line may end, unseen. */
const here = '\u200b';
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A text whose long words may go on in the next line: what has no space would run off the page. */
export const breakable = (text: string): string =>
  text.replaceAll(/\S{29,}/g, (word) =>
    Array.from(
      letters.segment(word),
      ({ segment }, index) => (index > 0 && index % (longest / 2) === 0 ? here : '') + segment,
    ).join(''),
  );
