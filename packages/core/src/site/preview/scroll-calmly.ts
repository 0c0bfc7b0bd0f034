/**
 * Scrolls the page to a height, in pixels from its top: with a motion, where nobody asked for none. False where it is there
 * already.
 */
export function scrollCalmly(top: number): boolean {
  const most = document.documentElement.scrollHeight - window.innerHeight;
  const wanted = Math.min(Math.max(0, top), most);
  if (Math.abs(wanted - window.scrollY) < 1) return false;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: wanted, behavior: isCalm ? 'instant' : 'smooth' });
  return true;
}
