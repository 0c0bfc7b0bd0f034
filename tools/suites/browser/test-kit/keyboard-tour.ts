import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { focusOf } from './focus.ts';

/** Whether what has the focus looks different from what has not: itself or what stands close around it. */
const isShown = (): boolean => {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) return false;
  const { outlineStyle: style, outlineWidth: width } = getComputedStyle(element);
  if (style !== 'none' && width !== '0px') return true;
  const around = [element, element.parentElement, element.parentElement?.parentElement].filter((one) => one instanceof Element);
  const faces = [0, 1].map((round) => {
    if (round === 1) element.blur();
    return around
      .map((one) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor } = getComputedStyle(one);
        return [outlineStyle === 'none' ? '' : outlineWidth + outlineColor, boxShadow, borderColor, backgroundColor].join();
      })
      .join('|');
  });
  element.focus();
  return faces[0] !== faces[1];
};

/**
 * Presses Tab until the focus is on what is looked for, or has been everywhere. Every stop on the way is visible,
 * shown as the one that has the focus, and covered by nothing. Answers with the names of the stops.
 */
export async function tour(page: Page, until?: string): Promise<readonly string[]> {
  const stops: string[] = [];
  const hidden: string[] = [];
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    const focus = await focusOf(page);
    if (focus.isOnBody) break;
    stops.push(focus.name);
    if (!focus.isVisible) hidden.push(`${focus.name} is out of sight or covered`);
    if (!(await page.evaluate(isShown))) hidden.push(`${focus.name} does not show that it has the focus`);
    if (focus.name === until) break;
  }
  expect(hidden, `the focus on ${page.url()}`).to.deep.equal([]);
  if (until !== undefined) expect(stops.at(-1)).to.equal(until);
  return stops;
}
