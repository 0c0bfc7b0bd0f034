import { checkField } from '../../definition/check-field.ts';
import type { Field } from '../../definition/definition.types.ts';
import { showError } from './show-error.ts';

/** Calls back at once, or when the mouse or finger that is down is up: what moves in between would take away what is pressed. */
function createAfterPress(): (then: () => void) => void {
  let isDown = false;
  addEventListener('pointerdown', () => (isDown = true), true);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isDown = false), true);
  return (then) => {
    if (!isDown) return then();
    // After the click that the release makes.
    addEventListener('pointerup', () => setTimeout(then), { once: true });
  };
}

/** After a refusal: looks at an answer again as soon as its field is left, by the rules of the server. Never while typing. */
export function checkOnLeave(form: HTMLFormElement): void {
  const language = document.documentElement.lang.slice(0, 2);
  const afterPress = createAfterPress();
  const check = (place: HTMLElement): void => {
    const field = JSON.parse(place.dataset.field ?? '{}') as Field;
    // What the server keeps of files is not known here.
    if (field.kind === 'files' || field.kind === 'signature' || place.contains(document.activeElement)) return;
    const path = place.dataset.path ?? '';
    const texts = new FormData(form).getAll(path).filter((value) => typeof value === 'string');
    showError(form, path, checkField(field, texts, { today: form.dataset.today ?? '', language }) ?? '');
  };
  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    const place = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
    if (!place || (relatedTarget instanceof Node && place.contains(relatedTarget))) return;
    afterPress(() => check(place));
  });
}
