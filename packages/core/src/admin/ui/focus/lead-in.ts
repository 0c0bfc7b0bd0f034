import { firstPlace } from './first-place.ts';

/**
 * Leads the focus into a dialog that opens, to its first place, as soon as that is drawn; not where something in it takes the
 * focus by itself, nor once somebody has pressed anything. Returns what ends it.
 */
export function leadIn(dialog: HTMLElement): () => void {
  const ending = new AbortController();
  const observer = new MutationObserver(lead);
  const end = (): void => {
    observer.disconnect();
    ending.abort();
  };
  function lead(): void {
    const { activeElement } = document;
    const isInside = activeElement !== dialog && dialog.contains(activeElement);
    const place = isInside ? undefined : firstPlace(dialog);
    if (isInside || place) observer.disconnect();
    place?.focus();
  }
  // A dialog above another may lose the focus once: the lower one holds it until React Aria knows of the upper one.
  dialog.addEventListener('focus', lead, { signal: ending.signal });
  for (const name of ['keydown', 'pointerdown']) window.addEventListener(name, end, { capture: true, signal: ending.signal });
  observer.observe(dialog, { childList: true, subtree: true });
  lead();
  return end;
}
