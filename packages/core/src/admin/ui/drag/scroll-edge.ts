/** Pixels from the edge of what scrolls in which it begins to. */
const reach = 56;
/** Pixels in a frame, at the edge itself. */
const fastest = 16;

/** The nearest element around this one that scrolls up and down; the page where there is none. */
export function scrollerOf(element: Element): Element {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if ((overflowY === 'auto' || overflowY === 'scroll') && around.scrollHeight > around.clientHeight) return around;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** Pixels to scroll in a frame while the pointer is near an edge, less than 0 for up. */
export function scrollStep({ top, bottom }: { readonly top: number; readonly bottom: number }, y: number): number {
  const [above, below] = [y - Math.max(0, top), Math.min(innerHeight, bottom) - y];
  if (above < reach) return -Math.ceil((1 - Math.max(0, above) / reach) * fastest);
  return below < reach ? Math.ceil((1 - Math.max(0, below) / reach) * fastest) : 0;
}
