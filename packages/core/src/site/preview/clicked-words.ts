import { evenOffset } from '../../contract/even-space.ts';
import type { ClickedWords } from '../../contract/preview-messages.ts';
import { linesOf, offsetIn } from './lines.ts';
import type { Mark } from './marks.ts';

interface Caret {
  readonly node: Node;
  readonly offset: number;
}

/** Of the window, in pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The place between characters that is nearest to a point. */
function nearestCaret({ x, y }: Point): Caret | undefined {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position ? { node: position.offsetNode, offset: position.offset } : undefined;
  }
  // Safari has the older one alone.
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

const isIn = ({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The place in a text whose letters are drawn at a point. Those in what is folded up have places too, over what comes after it. */
function caretIn(node: Text, point: Point): Caret | undefined {
  if (!node.parentElement?.checkVisibility()) return undefined;
  const range = document.createRange();
  range.selectNodeContents(node);
  if (![...range.getClientRects()].some((rect) => isIn(rect, point))) return undefined;
  for (let at = 0; at < node.length; at += 1) {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const rect = [...range.getClientRects()].find((one) => isIn(one, point));
    if (rect) return { node, offset: point.x - rect.left > rect.width / 2 ? at + 1 : at };
  }
  return undefined;
}

/** The words of a block, or of a piece around the blocks, at which a click points; nothing where it points beside all of its texts. */
export function clickedWords(point: Point, key: string | undefined, mark: Mark): ClickedWords | undefined {
  const lines = linesOf(key, mark);
  // A link that covers all of a card would be what the browser finds at each place of it.
  const drawn = lines.flatMap(({ texts }) => texts).flatMap((text) => caretIn(text, point) ?? []);
  const caret = drawn[0] ?? nearestCaret(point);
  const line = lines.find(({ texts }) => texts.some((text) => text === caret?.node));
  // The nearest text to a click on a picture may be far from it.
  if (!caret || !line || !isIn(line.box.getBoundingClientRect(), point)) return undefined;
  const { text } = line.even;
  return {
    line: text,
    offset: evenOffset(line.even, offsetIn(line, caret)),
    earlier: lines.slice(0, lines.indexOf(line)).filter(({ even }) => even.text === text).length,
  };
}
