import { writableIn } from './writable.ts';

/** What a dialog is for that shows many things to choose from, rather than what narrows or sorts them. */
const lists = '[tabindex="0"]:is([role="listbox"], [role="grid"], [role="tree"], [role="treegrid"])';

/** What is chosen, and places in which the keyboard moves. */
const choices = [
  'input:not([type="hidden"], [type="file"], [type="radio"]:not(:checked), [readonly], [tabindex="-1"])',
  '[aria-haspopup="listbox"]',
  '[tabindex="0"]:not(button, a)',
]
  .map((choice) => `${choice}:not(:disabled, [aria-disabled="true"])`)
  .join(', ');

/** The buttons at the foot of a dialog, the main one last, but for those that take something away. */
const buttons = '.lc-modal__foot .lc-button:not(.lc-button--danger, :disabled, [aria-disabled="true"])';

const seen = (dialog: HTMLElement, selector: string): HTMLElement | undefined =>
  [...dialog.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());

/**
 * Where somebody goes on who opened a dialog: the first field to write in, else the first list to choose from, else the first
 * thing to choose, else the first button, which takes nothing away. Undefined where there is none, or where more is still to come.
 */
export function firstPlace(dialog: HTMLElement): HTMLElement | undefined {
  const place = writableIn(dialog)[0] ?? seen(dialog, lists);
  if (place || dialog.querySelector('.lc-skeleton')) return place;
  return seen(dialog, choices) ?? seen(dialog, buttons);
}
