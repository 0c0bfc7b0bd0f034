import type { LastSign } from './last-sign.ts';

const signs = ['mousemove', 'mousedown', 'click', 'scroll', 'keydown', 'touchstart', 'wheel'] as const;
/** Milliseconds between two signs that are told to other windows: a mouse that moves gives hundreds a second. */
const tellEvery = 1000;

interface InactivityOptions {
  readonly minutes: number;
  /** Called once, after so many minutes without a sign of life in any window. */
  readonly onInactive: () => void;
  /** Called on a sign of life, at most once in `everyMinutes`. */
  readonly onActive?: { readonly everyMinutes: number; readonly run: () => void };
  readonly lastSign: LastSign;
  readonly target?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Watches for mouse, click, scroll and key, here and in the other windows. Returns what ends the watch. */
export function watchInactivity({ minutes, onInactive, onActive, lastSign, target = window }: InactivityOptions): () => void {
  const patience = minutes * 60_000;
  let timer: ReturnType<typeof setTimeout>;
  let lastRun = Date.now();
  let lastHere = 0;
  let lastTold = -Infinity;
  const stop = () => {
    clearTimeout(timer);
    for (const sign of signs) target.removeEventListener(sign, heard, { capture: true });
  };
  const arm = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(end, milliseconds);
  };
  function end() {
    const rest = Math.max(lastHere, lastSign.read()) + patience - Date.now();
    // Another window of this browser is in use, and its session is this one's.
    if (rest > 0) return arm(rest);
    stop();
    onInactive();
  }
  function heard() {
    const now = Date.now();
    lastHere = now;
    arm(patience);
    if (now - lastTold >= tellEvery) {
      lastTold = now;
      lastSign.write(now);
    }
    if (!onActive || now - lastRun < onActive.everyMinutes * 60_000) return;
    lastRun = now;
    onActive.run();
  }
  for (const sign of signs) target.addEventListener(sign, heard, { capture: true, passive: true });
  lastHere = Date.now();
  arm(patience);
  return stop;
}
