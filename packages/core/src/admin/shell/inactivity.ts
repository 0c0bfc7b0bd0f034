const signs = ['mousemove', 'mousedown', 'click', 'scroll', 'keydown', 'touchstart', 'wheel'] as const;

interface InactivityOptions {
  readonly minutes: number;
  /** Called once, after so many minutes without a sign of life. */
  readonly onInactive: () => void;
  /** Called on a sign of life, at most once in `everyMinutes`. */
  readonly onActive?: { readonly everyMinutes: number; readonly run: () => void };
  readonly target?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Watches for mouse, click, scroll and key. Returns what ends the watch. */
export function watchInactivity({ minutes, onInactive, onActive, target = window }: InactivityOptions): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let lastRun = Date.now();
  const stop = () => {
    clearTimeout(timer);
    for (const sign of signs) target.removeEventListener(sign, heard, { capture: true });
  };
  const arm = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stop();
      onInactive();
    }, minutes * 60_000);
  };
  function heard() {
    arm();
    if (!onActive || Date.now() - lastRun < onActive.everyMinutes * 60_000) return;
    lastRun = Date.now();
    onActive.run();
  }
  for (const sign of signs) target.addEventListener(sign, heard, { capture: true, passive: true });
  arm();
  return stop;
}
