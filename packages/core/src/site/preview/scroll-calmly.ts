/** Scrolls the page to a height, in pixels from its top: with a motion, where nobody asked for none. */
export function scrollCalmly(top: number): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: Math.max(0, top), behavior: isCalm ? 'instant' : 'smooth' });
}
