import type { Locator } from 'playwright-core';

/**
 * What can be focused inside a pane and does not stand all of it within the pane's width, by its name. What scrolls sideways
 * in a place of its own, such as a wide table, has all its room there: then that place is looked at.
 */
export const controlsOutside = (pane: Locator): Promise<string[]> =>
  pane.evaluate((around) => {
    const focusable =
      'a[href], button, input:not([type=hidden]), textarea, select, summary, [contenteditable=true], [tabindex="0"]';
    const room = around.getBoundingClientRect();
    const [left, right] = [Math.max(0, room.left), Math.min(innerWidth, room.left + around.clientLeft + around.clientWidth)];
    const shown = [...around.querySelectorAll<HTMLElement>(focusable)].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      // What stands for something that is seen, such as the box of a checkbox, is a pixel large, or hidden from all but scripts.
      return element.checkVisibility() && width > 1 && height > 1 && !element.closest('[aria-hidden=true]');
    });
    if (shown.length === 0) return ['nothing in it'];
    const found = shown.filter((element) => {
      let box = element.getBoundingClientRect();
      for (let at = element.parentElement; at && at !== around; at = at.parentElement)
        if (at.scrollWidth > at.clientWidth && /auto|scroll/.test(getComputedStyle(at).overflowX))
          box = at.getBoundingClientRect();
      return box.left < left - 1 || box.right > right + 1;
    });
    return found.map((element) => element.getAttribute('aria-label') ?? (element.innerText.trim() || element.tagName));
  });
