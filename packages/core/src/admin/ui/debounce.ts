interface Timing {
  /** Milliseconds of quiet after the last call. */
  readonly wait: number;
  /** Milliseconds after which it happens even without quiet. */
  readonly maxWait?: number;
}

export interface Debounced<Value> {
  (value: Value): void;
  readonly cancel: () => void;
  /** Does what is waiting at once. */
  readonly flush: () => void;
  readonly isPending: () => boolean;
}

/** Waits for a pause, but not for ever. */
export function debounce<Value>(run: (value: Value) => void, { wait, maxWait = Infinity }: Timing): Debounced<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstAt = 0;
  let waiting: { readonly value: Value } | undefined;

  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
  };
  const flush = () => {
    const last = waiting;
    cancel();
    if (last) run(last.value);
  };
  const call = (value: Value) => {
    const now = Date.now();
    if (!waiting) firstAt = now;
    waiting = { value };
    clearTimeout(timer);
    timer = setTimeout(flush, Math.max(0, Math.min(wait, firstAt + maxWait - now)));
  };
  return Object.assign(call, { cancel, flush, isPending: () => waiting !== undefined });
}
