import { keyAt } from './marks.ts';

const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

/** The block that stands at the top of the window, and where; undefined above the first one. */
function topBlock(): { readonly key: string; readonly element: Element; readonly top: number } | undefined {
  if (window.scrollY === 0) return undefined;
  const element = document.elementFromPoint(window.innerWidth / 2, 1);
  const key = keyAt(element);
  return element && key !== undefined ? { key, element, top: element.getBoundingClientRect().top } : undefined;
}

/** Changes the page, and leaves what somebody looks at, has the focus on or has opened as it is. */
export function keepView(change: () => void): void {
  const { scrollY, scrollX } = window;
  const top = topBlock();
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
  const moved = top?.element.isConnected ? top.element.getBoundingClientRect().top - top.top : 0;
  window.scrollTo({ left: scrollX, top: moved === 0 ? scrollY : window.scrollY + moved, behavior: 'instant' });
}
