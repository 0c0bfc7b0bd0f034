import { createMarker } from '../preview/marker.ts';
import { boxOf, findMarks, keyAt, nodesOf } from '../preview/marks.ts';
import type { Mark } from '../preview/marks.ts';
import { ownElement } from '../preview/sheet.ts';
import { linkStyles } from './bar-styles.ts';

/** Characters of the words by which a block is known. */
const maxWords = 48;

/** A block of the page, with the beginning of its words. */
interface PageBlock {
  readonly key: string;
  readonly words: string;
}

/** The blocks of the page, and a way to point at them. */
export interface BlockPointer {
  readonly blocks: readonly PageBlock[];
  /** Frames a block and brings it into view; nothing of undefined. */
  show(key: string | null | undefined): void;
}

function wordsOf(mark: Mark): string {
  const text = nodesOf(mark)
    .filter((node) => node instanceof Element)
    .map((node) => (node instanceof HTMLElement ? node.innerText : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > maxWords ? `${text.slice(0, maxWords).toWellFormed().trimEnd()}…` : text;
}

interface Options {
  readonly label: string;
  readonly editorOf: (key: string) => string;
}

/** Puts a link to the editor on the block under the pointer. The list of the bar is the same for the keyboard. */
export function pointAtBlocks({ label, editorOf }: Options): BlockPointer {
  const marks = findMarks(document.body);
  const marker = createMarker();
  const { host, root } = ownElement('lectern-edit', linkStyles);
  const link = document.createElement('a');
  link.textContent = label;
  link.tabIndex = -1;
  link.hidden = true;
  root.append(link);
  document.documentElement.append(host);
  let under: string | undefined;

  function offer(key: string | undefined): void {
    if (key === under) return;
    under = key;
    const mark = key === undefined ? undefined : marks.get(`b:${key}`);
    marker.near({ mark });
    link.hidden = !mark;
    if (!mark || key === undefined) return;
    const { left, top } = host.getBoundingClientRect();
    const box = boxOf(mark);
    link.href = editorOf(key);
    Object.assign(link.style, { insetBlockStart: `${box.top - top}px`, insetInlineStart: `${box.right - left}px` });
    link.style.transform = 'translateX(-100%)';
  }
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    // A finger has nothing under it before it presses.
    if (pointerType !== 'mouse' || target === host) return;
    offer(target instanceof Node ? keyAt(target) : undefined);
  });

  const blocks = [...marks].flatMap(([name, mark]) =>
    name.startsWith('b:') ? [{ key: name.slice(2), words: wordsOf(mark) }] : [],
  );
  return {
    blocks: blocks.toSorted((a, b) => {
      const [one, other] = [marks.get(`b:${a.key}`)?.start, marks.get(`b:${b.key}`)?.start];
      return one && other && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
    }),
    show(key) {
      const mark = key === null || key === undefined ? undefined : marks.get(`b:${key}`);
      marker.select({ mark });
      if (!mark) return;
      const { top, bottom } = boxOf(mark);
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (bottom < 0 || top > window.innerHeight * 0.6)
        window.scrollTo({ top: Math.max(0, window.scrollY + top - 48), behavior: isCalm ? 'instant' : 'smooth' });
    },
  };
}
