/** Milliseconds after which is sent what somebody types without a pause. */
const maxDelay = 5000;
const maxRetryDelay = 15_000;

interface PaceOptions {
  /** Milliseconds after the last edit. */
  readonly autosaveDelay: number;
  /** Milliseconds before the first retry; doubled up to 15 seconds. */
  readonly retryDelay: number;
  readonly run: () => void;
}

/** Says when the editor saves by itself. */
export interface Pace {
  readonly start: () => void;
  readonly stop: () => void;
  /** Something changed. */
  readonly changed: () => void;
  /** It is being saved: nothing is due any more. */
  readonly begun: () => void;
  readonly succeeded: () => void;
  readonly failed: () => void;
}

export function createPace({ autosaveDelay, retryDelay, run }: PaceOptions): Pace {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first of what is not sent yet was typed. */
  let waitingSince: number | undefined;
  let attempts = 0;
  let isStarted = false;
  const plan = (delay: number): void => {
    clearTimeout(timer);
    // Whoever left is not waited for.
    if (isStarted) timer = setTimeout(run, delay);
  };
  return {
    start: () => void (isStarted = true),
    stop() {
      isStarted = false;
      clearTimeout(timer);
    },
    changed() {
      waitingSince ??= Date.now();
      plan(Math.max(0, Math.min(autosaveDelay, waitingSince + maxDelay - Date.now())));
    },
    begun() {
      clearTimeout(timer);
      waitingSince = undefined;
    },
    succeeded: () => void (attempts = 0),
    failed() {
      plan(Math.min(maxRetryDelay, retryDelay * 2 ** attempts));
      attempts += 1;
    },
  };
}
