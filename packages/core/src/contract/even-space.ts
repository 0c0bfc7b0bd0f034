/** A text with every run of white space as one space, and none at its ends. */
export interface EvenText {
  readonly text: string;
  /** Where each of its characters stands in the text as it was written, and at last where the end does. */
  readonly from: readonly number[];
}

/** What nobody sees and a view may add or leave out: soft hyphens, places where a word may break. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/;

/** Makes texts comparable whose white space differs, as that of a value and that of the page it is drawn on. */
export function evenSpace(written: string): EvenText {
  const from: number[] = [];
  let text = '';
  let space: number | undefined;
  let end = 0;
  for (let at = 0; at < written.length; at += 1) {
    const character = written.charAt(at);
    if (unseen.test(character)) continue;
    if (/\s/.test(character)) {
      space ??= at;
      continue;
    }
    if (space !== undefined && text !== '') {
      text += ' ';
      from.push(space);
    }
    space = undefined;
    text += character;
    from.push(at);
    end = at + 1;
  }
  return { text, from: [...from, end] };
}

/** The place in an even text of a place in the text as it was written. */
export function evenOffset({ from }: EvenText, written: number): number {
  const at = from.findIndex((place) => place >= written);
  return at < 0 ? from.length - 1 : at;
}
