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
    const found = [...around.querySelectorAll<HTMLElement>(focusable)].filter((element) => {
      const own = element.getBoundingClientRect();
      // What stands for something that is seen, such as the box of a checkbox, is a pixel large.
      if (!element.checkVisibility() || own.width <= 1 || own.height <= 1) return false;
      let box = own;
      for (let at = element.parentElement; at && at !== around; at = at.parentElement)
        if (at.scrollWidth > at.clientWidth && /auto|scroll/.test(getComputedStyle(at).overflowX))
          box = at.getBoundingClientRect();
      return box.left < left - 1 || box.right > right + 1;
    });
    return found.map((element) => element.getAttribute('aria-label') ?? element.innerText.trim() ?? element.tagName);
  });
