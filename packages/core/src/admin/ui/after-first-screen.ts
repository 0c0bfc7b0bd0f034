const waiting: (() => void)[] = [];
let hasPassed = false;

/** Runs something when the first screen stands and answers; at once where it does already. */
export function afterFirstScreen(run: () => void): void {
  if (hasPassed) run();
  else waiting.push(run);
}

function pass(): void {
  hasPassed = true;
  for (const run of waiting.splice(0)) run();
}

/** To be called once, when the first screen was drawn. What waited for it begins as soon as the browser has time. */
export function firstScreenDrawn(): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(pass, { timeout: 500 });
  else setTimeout(pass, 100);
}
