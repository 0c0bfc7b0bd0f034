import { writableIn } from './writable.ts';

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
 * Where somebody goes on who opened a dialog: the first field to write in, else the first thing to choose, else the first button,
 * which takes nothing away. Undefined where there is none, or where more is still to come.
 */
export function firstPlace(dialog: HTMLElement): HTMLElement | undefined {
  const field = writableIn(dialog)[0] ?? seen(dialog, choices);
  if (field) return field;
  return dialog.querySelector('.lc-skeleton') ? undefined : seen(dialog, buttons);
}
