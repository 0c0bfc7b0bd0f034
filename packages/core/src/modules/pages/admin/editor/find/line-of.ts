/** The line in which a piece of text stands: the nearest element that is none inside a line. */
export function lineOf(text: Node): Element | null {
  let element = text instanceof Element ? text : text.parentElement;
  while (element && getComputedStyle(element).display === 'inline') element = element.parentElement;
  return element;
}
