import { expect } from 'chai';
import type { Page } from 'playwright-core';

/** The element with the focus, and whether somebody who looks can see it. */
export interface FocusedElement {
  /** Its id where somebody chose one, else its name. */
  readonly name: string;
  readonly isVisible: boolean;
  readonly isOnBody: boolean;
}

const read = (): FocusedElement => {
  const element = document.activeElement;
  if (!element || element === document.body) return { name: 'body', isVisible: false, isOnBody: true };
  const box = element.getBoundingClientRect();
  const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
  const y = Math.min(Math.max(box.top + Math.min(box.height / 2, 20), 0), innerHeight - 1);
  const top = document.elementFromPoint(x, y);
  const isInside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return {
    name:
      (/_r_/.test(element.id) ? '' : element.id) ||
      element.getAttribute('aria-label') ||
      element.textContent.trim().slice(0, 60) ||
      element.tagName,
    // A radio without a face of its own is shown by the label around it.
    isVisible:
      isInside &&
      top !== null &&
      (element.contains(top) || top.contains(element) || element.closest('label') === top.closest('label')),
    isOnBody: false,
  };
};

export const focusOf = (page: Page): Promise<FocusedElement> => page.evaluate(read);

/** Somebody who works by keyboard knows where they are: never on the body, never under something else. */
export async function expectFocus(page: Page, after: string): Promise<FocusedElement> {
  const deadline = Date.now() + 3000;
  let focus = await focusOf(page);
  // The focus follows with the next frame.
  while ((focus.isOnBody || !focus.isVisible) && Date.now() < deadline) focus = await focusOf(page);
  expect(focus, `the focus after ${after}`).to.include({ isOnBody: false, isVisible: true });
  return focus;
}
