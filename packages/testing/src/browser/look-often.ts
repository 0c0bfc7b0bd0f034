import type { Page } from 'playwright-core';

/**
 * Milliseconds between two looks for an element. Playwright looks twice a second once it has waited for 270 ms, and each
 * wait of a test, of which there are thousands, would last a quarter of a second longer than what it waits for.
 */
const pauses = [20, 50, 100];

const part = (thing: unknown, name: string): unknown =>
  typeof thing === 'object' && thing !== null ? Reflect.get(thing, name) : undefined;

function call(thing: unknown, name: string, ...args: readonly unknown[]): unknown {
  const found = part(thing, name);
  return typeof found === 'function' ? Reflect.apply(found, thing, args) : undefined;
}

let isDone = false;

/**
 * Makes waits for elements look every 100 ms, for all pages of this process. Playwright has no setting for it, so this
 * reaches into it; answers with whether it still is as it was.
 */
export function lookOften(page: Page): boolean {
  if (isDone) return true;
  const frame = call(call(part(page, '_connection'), 'toImpl', page), 'mainFrame');
  if (typeof part(frame, 'retryWithProgressAndTimeouts') !== 'function') return false;
  const kind: unknown = typeof frame === 'object' ? Reflect.getPrototypeOf(frame ?? {}) : undefined;
  if (typeof part(kind, 'retryWithProgressAndBackoff') !== 'function' || typeof kind !== 'object' || kind === null) return false;
  Reflect.set(kind, 'retryWithProgressAndBackoff', function retry(this: unknown, progress: unknown, action: unknown): unknown {
    return call(this, 'retryWithProgressAndTimeouts', progress, pauses, action);
  });
  isDone = true;
  return true;
}
