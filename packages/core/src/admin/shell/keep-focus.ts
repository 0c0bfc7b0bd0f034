/** Milliseconds in which whoever takes away what has the focus may give it to something better. */
const patience = 400;

/** Where somebody goes on: in the dialog in front, else at the heading of the screen. */
function nearest(): HTMLElement | null {
  const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  return [...dialogs].at(-1) ?? document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.querySelector('main');
}

/**
 * Keeps a place for whoever works by keyboard: where what had the focus is gone, such as the button of a row that was deleted,
 * or what had opened a dialog, it is not left to the page as a whole. Returns what ends it.
 */
export function keepFocus(): () => void {
  let last: EventTarget | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOnNothing = (): boolean => document.activeElement === document.body;
  const isLost = (): boolean => isOnNothing() && last instanceof Element && !last.isConnected;

  const observer = new MutationObserver(() => {
    if (timer !== undefined || !isLost()) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (isLost()) nearest()?.focus({ preventScroll: true });
    }, patience);
  });
  const note = ({ target }: FocusEvent): void => {
    last = target;
  };
  /** Whoever presses beside everything leaves of their own will. */
  const forget = (event: FocusEvent): void => {
    if (event.relatedTarget) return;
    requestAnimationFrame(() => {
      if (isOnNothing() && last instanceof Element && last.isConnected) last = null;
    });
  };
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', forget);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', forget);
  };
}
