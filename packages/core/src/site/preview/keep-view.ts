import { keyAt } from './marks.ts';

const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

/** Pixels between the places of the window at which is looked for what stands there. */
const step = 40;

interface Seen {
  readonly element: Element;
  readonly top: number;
}

/** What somebody sees of blocks, from the top of the window down, and where; nothing where they see the page from its beginning. */
function seenElements(): Seen[] {
  if (window.scrollY === 0) return [];
  const seen: Seen[] = [];
  for (let y = 1; y < window.innerHeight; y += step) {
    const element = document.elementFromPoint(window.innerWidth / 2, y);
    if (element && keyAt(element) !== undefined) seen.push({ element, top: element.getBoundingClientRect().top });
  }
  return seen;
}

/** Changes the page, and leaves what somebody looks at, has the focus on or has opened as it is. */
export function keepView(change: () => void): void {
  const { scrollY, scrollX } = window;
  const seen = seenElements();
  const { activeElement } = document;
  const openDetails = [...document.querySelectorAll('details')].map(({ open }) => open);
  const index = activeElement ? [...document.querySelectorAll(focusable)].indexOf(activeElement) : -1;

  change();

  const details = [...document.querySelectorAll('details')];
  if (details.length === openDetails.length)
    for (const [place, element] of details.entries()) element.open = openDetails[place] ?? element.open;
  const isLost = index >= 0 && !activeElement?.isConnected;
  // Only while the focus is here at all: it belongs to who writes.
  if (isLost && document.hasFocus()) document.querySelectorAll<HTMLElement>(focusable)[index]?.focus({ preventScroll: true });
  // What is drawn anew itself tells nothing.
  const kept = seen.find(({ element }) => element.isConnected);
  const moved = kept ? kept.element.getBoundingClientRect().top - kept.top : 0;
  window.scrollTo({ left: scrollX, top: moved === 0 ? scrollY : window.scrollY + moved, behavior: 'instant' });
}
