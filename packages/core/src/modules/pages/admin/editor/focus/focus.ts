import { revealedField } from '#admin/ui/fields/revealed-field.ts';
import { writableIn } from '#admin/ui/focus/writable.ts';
import { caretOf } from './caret-places.ts';
import { fieldId } from './form-context.ts';
import { revealPane } from './pane.ts';
import { isWholeBlock } from '../save/waiting-words.ts';

export const rowId = (key: string): string => `block-row-${key}`;
export const formId = (key: string): string => `block-form-${key}`;
/** Of the bar at which somebody chooses between their change of something and another's. */
export const choiceId = (property: string): string => `choice-${property}`;
export const addButtonId = 'block-add';
export const openingRowId = 'page-opening';

const focusable = 'input:not([type="hidden"]):not([hidden]), textarea, select, button, [contenteditable="true"], [tabindex="0"]';

/** After React has drawn: the element may only just come to be. Tried for a moment, for what is still being loaded. */
function whenThere(find: () => HTMLElement | null, attempts = 40, use = goInto): void {
  requestAnimationFrame(() => {
    const element = find();
    if (element?.checkVisibility()) use(element);
    else if (attempts > 0) whenThere(find, attempts - 1, use);
  });
}

function goInto(element: HTMLElement): void {
  element.focus();
  element.scrollIntoView({ block: 'nearest' });
}

/** The field at a path, or the nearest one around it. */
function fieldElement(path: string): HTMLElement | null {
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const element = document.getElementById(fieldId(steps.slice(0, length).join('.')));
    if (element) return element;
  }
  return null;
}

/** Hands the field at a path to `use` as soon as it is drawn, and leaves the focus where it is. */
export function showField(path: string, use: (element: HTMLElement) => void): void {
  revealPane('fields');
  revealedField.set(fieldId(path));
  whenThere(() => fieldElement(path), 180, use);
}

const isTyped = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && /^(text|search|url|tel)$/.test(element.type));

/** Puts the caret into the field that holds the text at a path. False while that field is not drawn. */
function putCaret(path: string, offset: number): boolean {
  const element = document.getElementById(fieldId(path));
  if (isTyped(element) && element.checkVisibility()) {
    element.setSelectionRange(offset, offset);
    goInto(element);
    return true;
  }
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const id = fieldId(steps.slice(0, length).join('.'));
    const put = document.getElementById(id)?.checkVisibility() ? caretOf(id) : undefined;
    if (put) return put({ path: steps.slice(length).join('.'), offset });
  }
  return false;
}

/** Puts the caret at a place of the text at a path as soon as its field is drawn; the focus goes near it where it has none. */
export function focusText(path: string, offset: number): void {
  revealPane('fields');
  revealedField.set(fieldId(path));
  const attempt = (attempts: number): void => {
    requestAnimationFrame(() => {
      if (putCaret(path, offset)) return;
      if (attempts > 0) attempt(attempts - 1);
      else whenThere(() => fieldElement(path), 0);
    });
  };
  attempt(180);
}

/** Moves the focus to a block in the outline, or to one of its buttons; to "Add a block" where there is none. */
export function focusRow(key: string | null, part?: string): void {
  revealPane('outline');
  const id = key === null ? addButtonId : part ? `${rowId(key)}-${part}` : rowId(key);
  whenThere(() => document.getElementById(id));
}

/** Moves the focus to what waits for a choice: to its field, or, where it is a whole block, to the bar itself. */
export function focusChoice(property: string): void {
  if (!isWholeBlock(property)) {
    focusField(property);
    return;
  }
  const bar = (): HTMLElement | null => document.getElementById(choiceId(property));
  // That of a block that is gone stands above the page.
  if (!bar()?.checkVisibility()) revealPane('outline');
  whenThere(bar);
}

/** Moves the focus to the row of what stands above the first block. */
export function focusOpeningRow(): void {
  revealPane('outline');
  whenThere(() => document.getElementById(openingRowId));
}

/** Moves the focus to the first field of a block where one can write; to its first control where there is none. */
export function focusFirstField(key: string): void {
  revealPane('fields');
  whenThere(() => {
    const form = document.getElementById(formId(key));
    // While the form is being loaded, the button below it would be the first.
    if (!form || form.querySelector('.lc-skeleton')) return null;
    // The anchor of a block is not what one came for.
    const field = writableIn(form).find((one) => !one.closest('.lc-block-pane__foot'));
    return field ?? form.querySelector<HTMLElement>(focusable);
  }, 180);
}

/** Moves the focus to the field at a path, or to the nearest one around it. */
export function focusField(path: string): void {
  revealPane('fields');
  revealedField.set(fieldId(path));
  whenThere(() => {
    const element = fieldElement(path);
    if (element) return element;
    const key = /^blocks\.([^.]+)/.exec(path)?.[1];
    return key ? document.getElementById(formId(key)) : null;
  });
}
