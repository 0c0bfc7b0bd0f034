import type { CaretPlace } from '../../contract/preview-messages.ts';
import { piecesOf } from './lines.ts';
import type { Line } from './lines.ts';
import { scrollCalmly } from './scroll-calmly.ts';

/** Keeps the words in sight that somebody writes in the editor. */
export interface Following {
  /** They write here, in the block that is selected. */
  readonly follow: (place: CaretPlace) => void;
  /** The page was drawn anew. */
  readonly goOn: () => void;
  /** Another block was selected. */
  readonly begin: () => void;
  /** Does what may scroll the page, and is nothing that a person did. */
  readonly lead: (run: () => void) => void;
  /** Scrolls the page to a height, in pixels from its top. */
  readonly scrollTo: (top: number) => void;
}

/** Pixels that stay free above and below the words. */
const margin = 24;

/** What a person does begins with one of these. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Where the letters at a place are drawn, in pixels of the window; undefined where the page does not say this line (yet). */
function boxAt(lines: readonly Line[], { line, offset }: CaretPlace): DOMRect | undefined {
  const found = lines.find(({ even }) => even.text === line) ?? lines.find(({ even }) => even.text.includes(line));
  if (!found) return undefined;
  const at = Math.min(found.even.text.indexOf(line) + offset, found.even.text.length - 1);
  const [piece] = piecesOf(found, at, at + 1);
  if (!piece) return undefined;
  const range = document.createRange();
  range.setStart(piece.node, piece.start);
  range.setEnd(piece.node, piece.end);
  return range.getBoundingClientRect();
}

/**
 * Whoever scrolled looks at something else: the page then stays where it is until they come back to their words, or
 * select another block.
 */
export function createFollowing(lines: () => readonly Line[]): Following {
  let place: CaretPlace | undefined;
  let isLeft = false;
  /** The page is being scrolled from here. */
  let isLed = false;
  const free = (): void => {
    isLed = false;
  };
  for (const name of acts) window.addEventListener(name, free, { passive: true });
  window.addEventListener('scrollend', free);
  window.addEventListener('scroll', () => {
    if (!isLed) isLeft = true;
  });

  function scrollTo(top: number): void {
    isLed = scrollCalmly(top);
  }
  function goOn(): void {
    const box = place && place.line !== '' ? boxAt(lines(), place) : undefined;
    if (!box) return;
    const isInSight = box.top >= 0 && box.bottom <= window.innerHeight;
    if (isInSight) isLeft = false;
    if (isLeft || (box.top >= margin && box.bottom <= window.innerHeight - margin)) return;
    scrollTo(window.scrollY + box.top - window.innerHeight / 3);
  }
  return {
    goOn,
    scrollTo,
    lead(run) {
      const { scrollY } = window;
      run();
      if (window.scrollY !== scrollY) isLed = true;
    },
    follow(next) {
      place = next;
      goOn();
    },
    begin() {
      place = undefined;
      isLeft = false;
    },
  };
}
