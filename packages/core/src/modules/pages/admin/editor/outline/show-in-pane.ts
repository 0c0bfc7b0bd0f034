/** The nearest element around another that scrolls it; undefined where only the page does. */
function scrollerOf(element: HTMLElement): HTMLElement | undefined {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return undefined;
}

/**
 * Scrolls the pane of an element so far that it is seen. The page stays where it is: on a phone the field that somebody
 * writes in stands elsewhere on it.
 */
export function showInPane(element: HTMLElement): void {
  const pane = scrollerOf(element);
  if (!pane) return;
  const [outer, inner] = [pane.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.top < outer.top) pane.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) pane.scrollTop += inner.bottom - outer.bottom;
}
