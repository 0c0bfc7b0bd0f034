import { fieldId } from './form/form-context.ts';
import { revealPane } from './pane.ts';

export const rowId = (key: string): string => `block-row-${key}`;
export const formId = (key: string): string => `block-form-${key}`;
export const addButtonId = 'block-add';

const focusable = 'input:not([type="hidden"]):not([hidden]), textarea, select, button, [contenteditable="true"], [tabindex="0"]';

/** After React has drawn: the element may only just come to be. Tried for a moment, for what is still being loaded. */
function whenThere(find: () => HTMLElement | null, attempts = 40): void {
  requestAnimationFrame(() => {
    const element = find();
    if (element?.checkVisibility()) {
      element.focus();
      element.scrollIntoView({ block: 'nearest' });
    } else if (attempts > 0) whenThere(find, attempts - 1);
  });
}

/** Moves the focus to a block in the outline, or to one of its buttons; to "Add a block" where there is none. */
export function focusRow(key: string | null, part?: string): void {
  revealPane('outline');
  const id = key === null ? addButtonId : part ? `${rowId(key)}-${part}` : rowId(key);
  whenThere(() => document.getElementById(id));
}

/** Moves the focus to the first field of a block. */
export function focusFirstField(key: string): void {
  revealPane('fields');
  whenThere(() => {
    const form = document.getElementById(formId(key));
    // While the form is being loaded, the button below it would be the first.
    if (!form || form.querySelector('.lc-skeleton')) return null;
    return form.querySelector<HTMLElement>(focusable);
  }, 180);
}

/** Moves the focus to the field at a path, or to the nearest one around it. */
export function focusField(path: string): void {
  revealPane('fields');
  whenThere(() => {
    const steps = path.split('.');
    for (let length = steps.length; length > 0; length -= 1) {
      const element = document.getElementById(fieldId(steps.slice(0, length).join('.')));
      if (element) return element;
    }
    const key = /^blocks\.([^.]+)/.exec(path)?.[1];
    return key ? document.getElementById(formId(key)) : null;
  });
}
