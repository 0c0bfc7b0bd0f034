import { lineOf } from './line-of.ts';

/** The name under which the browser draws what was found in a running text. */
const highlightName = 'lc-found';

const isTyped = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Every place of these words in what an element shows, across marks and links, never across lines. */
function rangesOf(element: Element, words: string): Range[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const lines = new Map<Element | null, Text[]>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const line = lineOf(node);
    lines.set(line, [...(lines.get(line) ?? []), node as Text]);
  }
  return [...lines.values()].flatMap((texts) => {
    const whole = texts
      .map((text) => text.data)
      .join('')
      .toLowerCase();
    const ranges: Range[] = [];
    const pointAt = (offset: number, isEnd: boolean): [Text, number] | undefined => {
      let before = 0;
      for (const text of texts) {
        const inside = offset - before;
        if (inside < text.length || (isEnd && inside === text.length)) return [text, inside];
        before += text.length;
      }
      return undefined;
    };
    for (let at = whole.indexOf(words); at >= 0; at = whole.indexOf(words, at + words.length)) {
      const [start, end] = [pointAt(at, false), pointAt(at + words.length, true)];
      if (!start || !end) continue;
      const range = document.createRange();
      range.setStart(...start);
      range.setEnd(...end);
      ranges.push(range);
    }
    return ranges;
  });
}

interface Mark {
  readonly words: string;
  /** In what was typed into the field. */
  readonly start: number;
  readonly end: number;
  /** Which of the places of its field it is. */
  readonly index: number;
}

let marked: Element | undefined;

/** Takes the mark away. */
export function unmark(): void {
  marked?.removeAttribute('data-found');
  marked = undefined;
  CSS.highlights?.delete(highlightName);
}

/** Brings a field into view and shows the words in it, without taking the focus from where somebody types. */
export function markHit(element: Element, { words, start, end, index }: Mark): void {
  unmark();
  marked = element;
  element.setAttribute('data-found', '');
  // What is scrolled to its edge could lie below the bar.
  element.scrollIntoView({ block: 'center' });
  if (isTyped(element)) {
    const isThere = element.value.slice(start, end).toLowerCase() === words.toLowerCase();
    if (isThere && element.type !== 'date') element.setSelectionRange(start, end);
    return;
  }
  const ranges = rangesOf(element, words.toLowerCase());
  const range = ranges[index] ?? ranges[0];
  if (!range) return;
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  if (CSS.highlights) CSS.highlights.set(highlightName, new Highlight(range));
}
