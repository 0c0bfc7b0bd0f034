import { evenSpace } from '../../contract/even-space.ts';
import type { EvenText } from '../../contract/even-space.ts';
import { keyAt, nodesOf } from './marks.ts';
import type { Mark } from './marks.ts';

/** The texts that stand in one box of the page and none inside it: what a person reads as a line or a paragraph. */
export interface Line {
  readonly box: Element;
  readonly texts: readonly Text[];
  readonly even: EvenText;
}

/** Elements whose text nobody reads. */
const silent = 'script, style, noscript, template, title';

const isInline = (element: Element): boolean => ['inline', 'contents', 'ruby'].includes(getComputedStyle(element).display);

function boxOfText(text: Text): Element | null {
  let element = text.parentElement;
  while (element && isInline(element)) element = element.parentElement;
  return element;
}

/** Between two texts that a line break parts nothing stands in the document: a space does. */
const isBroken = (before: Text, after: Text): boolean => {
  const range = document.createRange();
  range.setStartAfter(before);
  range.setEndBefore(after);
  return range.cloneContents().querySelector('br') !== null;
};

/** The raw text of a line, as `EvenText.from` counts it. */
function written(texts: readonly Text[]): { readonly text: string; readonly starts: readonly number[] } {
  let text = '';
  const starts = texts.map((node, index) => {
    const before = texts[index - 1];
    if (before && isBroken(before, node)) text += '\n';
    const start = text.length;
    text += node.data;
    return start;
  });
  return { text, starts };
}

/** The lines of a block from top to bottom, without those of blocks in it; of a piece around the blocks where no key is named. */
export function linesOf(key: string | undefined, mark: Mark): Line[] {
  const boxes = new Map<Element, Text[]>();
  for (const node of nodesOf(mark)) {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let at: Node | null = walker.currentNode; at; at = walker.nextNode()) {
      if (!(at instanceof Text) || at.parentElement?.closest(silent) || keyAt(at) !== key) continue;
      const box = boxOfText(at);
      if (box) boxes.set(box, [...(boxes.get(box) ?? []), at]);
    }
  }
  return [...boxes].flatMap(([box, texts]) => {
    const even = evenSpace(written(texts).text);
    return even.text === '' ? [] : [{ box, texts, even }];
  });
}

/** The place of a text's character in its line as it is written. */
export function offsetIn({ texts }: Line, { node, offset }: { readonly node: Node; readonly offset: number }): number {
  const index = texts.findIndex((text) => text === node);
  return (written(texts).starts[index] ?? 0) + offset;
}

/** The pieces of a line's texts between two places of its even text. */
export function piecesOf({ texts, even }: Line, start: number, end: number): { node: Text; start: number; end: number }[] {
  const [first, last] = [even.from[start] ?? 0, (even.from[end - 1] ?? 0) + 1];
  const { starts } = written(texts);
  return texts.flatMap((node, index) => {
    const at = starts[index] ?? 0;
    const piece = { node, start: Math.max(0, first - at), end: Math.min(node.length, last - at) };
    return piece.start < piece.end ? [piece] : [];
  });
}
